import type { CanvasSettings, FromFrame, ToFrame } from '#contract/canvas/messages.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { loadPageLanguage } from '#render/pageLanguage.ts';
import type { PageLanguage } from '#render/view.ts';
import type { ShownForm } from '../canvas.ts';
import { applyFormStyle } from '../formStyle.ts';
import { Dragging } from './dragging.ts';
import { editStyle } from './edit.css.ts';
import { EditSheet } from './editSheet.ts';
import { listenToKeys } from './keys.ts';
import { Layer } from './layer.ts';
import { listenToPointer } from './pointer.ts';
import { TextEditing } from './textEditing.ts';

export type Tell = (message: FromFrame) => void;

const style = new CSSStyleSheet();
style.replaceSync(editStyle);

/** The draft as its author edits it: all pages below each other, selected and changed where they are shown. */
export class EditedForm implements ShownForm {
  readonly #sheet = new EditSheet();
  readonly #listening = new AbortController();
  readonly #layer: Layer;
  readonly #texts: TextEditing;
  readonly #dragging: Dragging;
  readonly #tell: Tell;
  readonly #openMenu: () => void;
  #languages = new Map<string, PageLanguage>();
  #latest: { readonly draft: FormDefinition; readonly settings: CanvasSettings } | undefined;
  #isOver = false;

  constructor(tell: Tell) {
    this.#tell = tell;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    const { signal } = this.#listening;
    this.#texts = new TextEditing(this.#sheet, tell, signal);
    this.#layer = new Layer(this.#sheet, tell);
    this.#dragging = new Dragging(this.#sheet, this.#layer, tell, signal);
    listenToPointer({ sheet: this.#sheet, layer: this.#layer, texts: this.#texts, tell, signal });
    this.#openMenu = listenToKeys({ sheet: this.#sheet, texts: this.#texts, tell, signal });
    document.body.replaceChildren(this.#sheet.element, this.#layer.element);
    document.body.dataset.canvas = 'edit';
  }

  update(draft: FormDefinition, settings: CanvasSettings): void {
    this.#latest = { draft, settings };
    const tag = settings.language ?? draft.language ?? 'en';
    const language = this.#languages.get(tag);
    if (language !== undefined) {
      this.#show(draft, settings, language);
      return;
    }
    void loadPageLanguage(tag).then((loaded) => {
      this.#languages.set(tag, loaded);
      if (this.#latest !== undefined && !this.#isOver)
        this.#show(this.#latest.draft, this.#latest.settings, loaded);
    });
  }

  take(message: ToFrame): void {
    switch (message.kind) {
      case 'selection':
        this.#sheet.select(message.fields, message.page);
        this.#layer.place();
        break;
      case 'edit':
        this.#texts.begin(message.target);
        break;
      case 'reveal':
        this.#sheet.fieldAt(message.field)?.scrollIntoView({ block: 'nearest' });
        break;
      case 'focus':
        this.#sheet.focus();
        break;
      case 'openMenu':
        this.#openMenu();
        break;
      case 'dragOver':
        this.#tell({ kind: 'dragPosition', position: this.#dragging.over(message.x, message.y) ?? null });
        break;
      case 'dragEnd':
        this.#dragging.end();
        break;
      default:
    }
  }

  end(): void {
    this.#isOver = true;
    this.#listening.abort();
    this.#layer.end();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
    delete document.body.dataset.canvas;
    document.body.replaceChildren();
  }

  #show(draft: FormDefinition, settings: CanvasSettings, language: PageLanguage): void {
    const { documentElement: root } = document;
    root.lang = language.language;
    root.dir = language.direction;
    applyFormStyle(draft, settings.scheme);
    this.#layer.texts = settings.texts;
    this.#sheet.show({ draft, settings, language, edited: this.#texts.edited });
    this.#texts.refresh();
    this.#layer.place();
  }
}
