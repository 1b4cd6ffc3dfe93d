import type { FormDefinition } from '#form/definition/document.ts';
import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { htmlDocument, logoOf, previewBanner, testBanner } from '../document.ts';
import type { Embedding } from '../embedding.ts';
import { unlisted } from '../head.ts';
import { type Html, html } from '../html.ts';
import { localeOf } from '../locale.ts';
import { withOwnTexts } from '../ownTexts.ts';
import { passwordName } from '../pageNames.ts';
import { statusStyle } from '../style/status.css.ts';
import { writtenDay } from '../text/textFormat.ts';
import { translateDefinition } from '../translateDefinition.ts';
import type { PageLanguage, PageScript, Preview } from '../view.ts';
import { linkTools } from './linkTools.ts';
import { type MarkShape, mark, type Tone } from './mark.ts';
import type { RenderedSheet } from './renderedSheet.ts';

/** The page that a visitor sees instead of the form. */
export type Status =
  | {
      readonly kind:
        | 'closed'
        | 'full'
        | 'already_answered'
        | 'disabled'
        | 'not_found'
        | 'page_not_found'
        | 'not_sent'
        | 'too_large'
        | 'too_many'
        | 'personal_link_needed'
        | 'personal_link_wrong';
    }
  /** Other answers were sent under the same id; `form` is the page to send another response from. */
  | { readonly kind: 'sent_before'; readonly form?: string }
  /** `local` is a time such as 2026-12-31T18:00. */
  | { readonly kind: 'not_open_yet'; readonly opens?: { readonly local: string; readonly timeZone: string } }
  | ({ readonly kind: 'saved' } & SavedLink)
  | { readonly kind: 'password'; readonly action: string; readonly wrong: boolean }
  /** The form's ending; see `endingHtml`. */
  | ({ readonly kind: 'sent'; readonly test: boolean } & RenderedSheet);

/** Answers that were saved. */
interface SavedLink {
  readonly link: string;
  /** The last day of the link, such as 2026-12-31. */
  readonly until: string;
  /** The title of the form. */
  readonly form: string;
  /** The QR code of the link as SVG. */
  readonly qrCode?: string | undefined;
}

export interface StatusView extends Omit<PageLanguage, 'messages'> {
  readonly status: Status;
  /** The form whose theme and texts the page has; undefined if there is no form. */
  readonly definition?: FormDefinition;
  readonly embed?: Embedding | undefined;
  /** A status page of a preview. */
  readonly preview?: Preview | undefined;
  /** Finds the script for links to share, and for the height inside an embedding page. */
  readonly script?: (() => PageScript | undefined) | undefined;
}

const marks: Record<Exclude<Status['kind'], 'sent'>, readonly [MarkShape, Tone]> = {
  closed: ['lock', 'plain'],
  full: ['inbox', 'plain'],
  already_answered: ['check', 'good'],
  disabled: ['off', 'plain'],
  not_found: ['search', 'plain'],
  page_not_found: ['search', 'plain'],
  not_sent: ['alert', 'bad'],
  too_large: ['alert', 'bad'],
  too_many: ['clock', 'waiting'],
  sent_before: ['alert', 'waiting'],
  personal_link_needed: ['link', 'plain'],
  personal_link_wrong: ['link', 'plain'],
  not_open_yet: ['clock', 'waiting'],
  saved: ['bookmark', 'good'],
  password: ['key', 'plain'],
};

/** A small page in the form's theme that explains the situation and what to do. */
export function renderStatusPage(view: StatusView): string {
  const { status, embed, script: findScript, preview, ...pageLanguage } = view;
  const definition = translated(view);
  const { title, content } = statusSheet(view);
  const needsScript = embed !== undefined || /\bdata-(?:share|after)=/.test(content.text);
  const script = needsScript ? findScript?.() : undefined;
  return htmlDocument({
    pageLanguage,
    title,
    definition,
    head: unlisted,
    moreStyle: statusStyle,
    embed,
    ...(script === undefined ? {} : { script }),
    banner:
      preview !== undefined
        ? previewBanner(pageLanguage, preview)
        : status.kind === 'sent' && status.test
          ? testBanner(pageLanguage)
          : undefined,
    sheet: html`<main class="sheet status">
${logoOf(definition?.theme)}${content}</main>`,
  });
}

/** The content of a status page, which the script also shows in place of the form. */
export function statusSheet(
  view: Pick<StatusView, 'status' | 'definition' | 'language' | 'texts'>,
): RenderedSheet {
  const { status, language } = view;
  if (status.kind === 'sent') return status;
  const definition = translated(view);
  const texts = definition === undefined ? view.texts : withOwnTexts(view.texts, definition);
  const title = texts[`${status.kind}_title`];
  const [shape, tone] = marks[status.kind];
  return {
    title,
    content: html`${mark(shape, tone)}<h1>${title}</h1>
${messageOf(status, texts, language)}
`,
  };
}

function translated({ definition, language }: Pick<StatusView, 'definition' | 'language'>) {
  return definition === undefined ? undefined : translateDefinition(definition, language);
}

function messageOf(status: Exclude<Status, { kind: 'sent' }>, texts: InterfaceTexts, language: string): Html {
  switch (status.kind) {
    case 'password':
      return passwordForm(status, texts);
    case 'saved':
      return savedLink(status, texts, language);
    case 'sent_before':
      return html`<p>${texts.sent_before}</p>${
        status.form === undefined
          ? undefined
          : html`<div class="actions"><a class="button" href="${status.form}">${texts.payment_back}</a></div>`
      }`;
    case 'not_open_yet': {
      const time = status.opens === undefined ? undefined : writtenTime(status.opens, language);
      return html`<p>${texts.not_open_yet}</p>${time === undefined ? undefined : html`<p>${fillPlaceholders(texts.opens_at, { time })}</p>`}`;
    }
    default:
      return html`<p>${texts[status.kind]}</p>`;
  }
}

/** The link with everything to take it along. */
function savedLink({ link, until, form, qrCode }: SavedLink, texts: InterfaceTexts, language: string): Html {
  const time = writtenDay(until, localeOf(language));
  return html`<p>${texts.saved}</p>
${linkTools({ address: link, label: texts.saved_link, title: form, own: true, qrCode }, texts)}<p>${fillPlaceholders(texts.saved_until, { time })}</p>
<div class="actions"><a class="button" href="${link}" data-do="close">${texts.saved_go_on}</a></div>`;
}

function passwordForm({ action, wrong }: { action: string; wrong: boolean }, texts: InterfaceTexts): Html {
  const error = wrong
    ? html`<p class="error" id="password-error"><span class="unseen">${texts.error_prefix}</span>${texts.password_wrong}</p>`
    : undefined;
  return html`<form method="post" action="${action}">
<label class="label" for="password">${texts.password_label}</label>
<input type="password" id="password" name="${passwordName}" autocomplete="off" required autofocus${
    wrong ? html` aria-invalid="true" aria-describedby="password-error"` : undefined
  }>${error}
<button class="button" type="submit">${texts.password_submit}</button>
</form>`;
}

/** In the form's time zone, which is named because the visitor may be in another. */
function writtenTime(
  { local, timeZone }: { local: string; timeZone: string },
  language: string,
): string | undefined {
  const instant = new Date(`${local}Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(instant)} (${timeZone})`;
}
