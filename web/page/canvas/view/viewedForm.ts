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
import type { ShownForm } from '../canvas.ts';
import { applyFormStyle, elementsOf } from '../formStyle.ts';
import { answerLocally, evaluateDraft } from './answerLocally.ts';

interface Running {
  readonly page: LivePage;
  readonly journey: Journey;
}

/** The draft as its visitors will see it: with steps, logic and validation, by the script of the hosted page. */
export class ViewedForm implements ShownForm {
  #draft: FormDefinition | undefined;
  #settings: CanvasSettings | undefined;
  #running: Running | undefined;
  /** Counts the renderings: a newer one makes an older one, which still loads, stop. */
  #round = 0;
  readonly #listening = new AbortController();

  constructor() {
    document.addEventListener('click', (event) => this.#stay(event), { signal: this.#listening.signal });
    // Also the button that saves answers for later.
    document.addEventListener('submit', (event) => event.preventDefault(), {
      signal: this.#listening.signal,
    });
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
    const { page, journey } = this.#running ?? {};
    const answers =
      page?.sheet.isConnected === true && page.element.isConnected ? answersOf(page) : undefined;
    void this.#show(answers, answers && journey?.step);
  }

  take(message: ToFrame): void {
    if (message.kind === 'fill') void this.#show(new Map(message.values), undefined);
  }

  end(): void {
    this.#round += 1;
    this.#listening.abort();
    document.body.replaceChildren();
  }

  async #show(answers: FormValues | undefined, step: string | undefined): Promise<void> {
    const [draft, settings] = [this.#draft, this.#settings];
    if (draft === undefined || settings === undefined) return;
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
    const scroll = window.scrollY;
    const data = renderInto(document, compiled.value, language, settings, answers);
    const parts = await loadParts(data.parts);
    if (round !== this.#round) return;
    const form = document.querySelector('form');
    if (form === null) return;
    const page = new LivePage(data, parts, form);
    answerLocally({ form: compiled.value, page, language, settings });
    await enhanceFields(page, answers ?? new Map(), () => {
      const journey = new Journey(page, new StoredAnswers(page), hostOf(settings));
      journey.begin(step);
      this.#running = { page, journey };
    });
    if (answers !== undefined) window.scrollTo(0, scroll);
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
    if (link?.getAttribute('href') === againAddress) void this.#show(undefined, undefined);
  }
}

/** The link that answers the form again, on its ending. */
export const againAddress = '#again';

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

/** Renders the whole page as the server does, and returns the data for its script. */
function renderInto(
  target: Document,
  form: CompiledForm,
  language: PageLanguage,
  settings: CanvasSettings,
  answers: FormValues | undefined,
): PageData {
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
  const { documentElement: root } = target;
  root.lang = language.language;
  root.dir = language.direction;
  target.body.replaceChildren(...page.body.children);
  // Visits of drafts do not count.
  return { ...data, test: true, keep: false };
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
