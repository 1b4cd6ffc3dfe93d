import type { CanvasSettings, ToFrame } from '#contract/canvas/messages.ts';
import { startingValues } from '#form/answer/startingValues.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import type { FormValues } from '#form/value/answer.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { logoOf } from '#render/document.ts';
import { html } from '#render/html.ts';
import { renderFormPage } from '#render/page.ts';
import { loadPageLanguage } from '#render/pageLanguage.ts';
import { dataId, submissionName, ticketName } from '#render/pageNames.ts';
import type { PageData } from '#render/script/pageData.ts';
import type { PageLanguage } from '#render/view.ts';
import { enhanceFields } from '../../enhance/enhanceFields.ts';
import type { Host } from '../../host.ts';
import { Journey } from '../../journey.ts';
import { LivePage } from '../../livePage.ts';
import { loadParts } from '../../parts.ts';
import { StoredAnswers } from '../../storedAnswers.ts';
import { Turn } from '../../turn.ts';
import type { ShownForm } from '../canvas.ts';
import { applyFormStyle, elementsOf } from '../formStyle.ts';
import { answerLocally, evaluateDraft } from './answerLocally.ts';

interface Running {
  readonly page: LivePage;
  readonly journey: Journey;
}

interface Beginning {
  readonly answers: FormValues | undefined;
  readonly step: string | undefined;
}

/** The draft as its visitors will see it: with steps, logic and validation, by the script of the hosted page. */
export class ViewedForm implements ShownForm {
  #draft: FormDefinition | undefined;
  #settings: CanvasSettings | undefined;
  #running: Running | undefined;
  /** The answers and the step of the next rendering; by default those on the page. Kept until the page can take answers. */
  #beginning: Beginning | undefined;
  /** A button pressed before the page's script could hear it. */
  #pressed: HTMLElement | undefined;
  #isReady = false;
  /** Counts the renderings: a newer one makes an older one, which still loads, stop. */
  #round = 0;
  readonly #listening = new AbortController();

  constructor() {
    const { signal } = this.#listening;
    document.addEventListener('click', (event) => this.#stay(event), { signal });
    document.addEventListener('click', (event) => this.#hold(event), { signal, capture: true });
    // Also the button that saves answers for later.
    document.addEventListener('submit', (event) => event.preventDefault(), { signal });
  }

  update(draft: FormDefinition, settings: CanvasSettings): void {
    const [former, before] = [this.#draft, this.#settings];
    this.#draft = draft;
    this.#settings = settings;
    applyFormStyle(draft, settings.scheme);
    const isSameText =
      former !== undefined && settings.language === before?.language && settings.name === before?.name;
    if (isSameText && isOnlyTheme(former, draft)) {
      this.#showPictures(draft);
      return;
    }
    void this.#show();
  }

  take(message: ToFrame): void {
    if (message.kind === 'fill') void this.#show({ answers: new Map(message.values), step: undefined });
  }

  end(): void {
    this.#round += 1;
    this.#listening.abort();
    document.body.replaceChildren();
  }

  async #show(beginning?: Beginning): Promise<void> {
    const [draft, settings] = [this.#draft, this.#settings];
    if (draft === undefined || settings === undefined) return;
    if (beginning !== undefined) this.#beginning = beginning;
    this.#round += 1;
    const round = this.#round;
    const language = await loadPageLanguage(settings.language ?? draft.language ?? 'en');
    if (round !== this.#round) return;
    const compiled = compileForm(draft);
    if (!compiled.ok) {
      const note = html`<main class="sheet"><div class="note warning"><p>${settings.texts.notShown}</p></div></main>`;
      document.body.replaceChildren(...elementsOf(html`<div class="frame">${note}</div>`.text));
      return;
    }
    const { answers, step } = this.#beginning ?? this.#current();
    const rendered = renderDraft(compiled.value, language, settings, answers);
    // Before anything is shown, so that hardly anything can be pressed too early.
    const parts = await loadParts(rendered.data.parts);
    if (round !== this.#round) return;
    this.#beginning = { answers, step };
    const scroll = window.scrollY;
    const { documentElement: root } = document;
    root.lang = language.language;
    root.dir = language.direction;
    this.#isReady = false;
    this.#pressed = undefined;
    document.body.replaceChildren(...rendered.content);
    const form = document.querySelector('form');
    if (form === null) return;
    const page = new LivePage(rendered.data, parts, form);
    answerLocally({ form: compiled.value, page, language, settings });
    await enhanceFields(page, answers ?? new Map(), new Turn(), () => {
      // Another draft came meanwhile and begins with the same answers.
      if (round !== this.#round) return;
      const journey = new Journey(page, new StoredAnswers(page), hostOf(settings));
      journey.begin(step);
      this.#running = { page, journey };
      this.#beginning = undefined;
      this.#isReady = true;
      this.#pressed?.click();
    });
    if (answers !== undefined) window.scrollTo(0, scroll);
  }

  /** The answers on the page and the step it is at. */
  #current(): Beginning {
    const { page, journey } = this.#running ?? {};
    const isShown = page?.sheet.isConnected === true && page.element.isConnected;
    return isShown
      ? { answers: answersOf(page), step: journey?.step }
      : { answers: undefined, step: undefined };
  }

  /** Keeps the press of a button for the script of the page, which begins in a moment. */
  #hold(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (this.#isReady || button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#pressed = button;
  }

  /** Cover and logo belong to the theme but are elements of the page. */
  #showPictures(draft: FormDefinition): void {
    const sheet = document.querySelector('.sheet');
    for (const old of sheet?.querySelectorAll(':scope>:is(.cover,.logo)') ?? []) old.remove();
    sheet?.prepend(...elementsOf(logoOf(draft.theme)?.text ?? ''));
  }

  /** Links would leave the frame, which its policy forbids without a word. */
  #stay(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || link.getAttribute('href')?.match(/^#./)) {
      if (link?.getAttribute('href') !== againAddress) return;
    }
    event.preventDefault();
    if (link?.getAttribute('href') === againAddress) void this.#show({ answers: undefined, step: undefined });
  }
}

/** The link that answers the form again, on its ending. */
const againAddress = '#again';

function isOnlyTheme(former: FormDefinition, draft: FormDefinition): boolean {
  const names = new Set([...Object.keys(former), ...Object.keys(draft)]) as Set<keyof FormDefinition>;
  names.delete('theme');
  for (const name of names) {
    if (name === 'pages') {
      if (former.pages.length !== draft.pages.length) return false;
      const same = former.pages.every((page, index) => isSamePage(page, draft.pages[index]));
      if (!same) return false;
    } else if (former[name] !== draft[name]) return false;
  }
  return true;
}

function isSamePage(
  page: FormDefinition['pages'][number],
  other: FormDefinition['pages'][number] | undefined,
): boolean {
  return (
    page.id === other?.id &&
    page.label === other.label &&
    page.description === other.description &&
    page.fields.length === other.fields.length &&
    page.fields.every((field, index) => field === other.fields[index])
  );
}

/** The whole page as the server renders it, and the data for its script. */
function renderDraft(
  form: CompiledForm,
  language: PageLanguage,
  settings: CanvasSettings,
  answers: FormValues | undefined,
): { readonly content: readonly Element[]; readonly data: PageData } {
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
  const values = answers ?? startingValues(form, new Map(), today);
  const markup = renderFormPage({
    ...language,
    id: 'preview',
    name: settings.name,
    once: false,
    form,
    state: evaluateDraft(form, values, today),
    values,
    faults: new Map(),
    action: '#',
    hidden: { [submissionName]: 'preview', [ticketName]: '' },
    test: false,
    preview: { revision: 0 },
    today,
    upload: () => undefined,
    script: () => ({ source: '', preload: [] }),
  });
  // The style is applied apart; as an element the policy would refuse it, and report that.
  const page = new DOMParser().parseFromString(markup.replace(/<style>[^<]*<\/style>/, ''), 'text/html');
  const data: PageData = JSON.parse(page.getElementById(dataId)?.textContent ?? '');
  for (const script of page.querySelectorAll('script')) script.remove();
  // Visits of drafts do not count.
  return { content: [...page.body.children], data: { ...data, test: true, keep: false } };
}

function answersOf(page: LivePage): FormValues {
  return new Map([...page.values()].filter(([name]) => !name.startsWith('_')));
}

/** Redirects cannot leave the frame, so it says where they lead. */
function hostOf({ texts }: CanvasSettings): Host {
  return {
    isEmbedded: true,
    notify() {},
    navigate(address) {
      const note = html`<p class="tested">${texts.leads.replace('{address}', () => address)}</p>`;
      document.querySelector('.sheet')?.append(...elementsOf(note.text));
    },
  };
}
