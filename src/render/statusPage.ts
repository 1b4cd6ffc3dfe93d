import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { htmlDocument, logoOf, previewBanner, testBanner } from './document.ts';
import type { Embedding } from './embedding.ts';
import { fillPlaceholders } from './field/shown.ts';
import { unlisted } from './head.ts';
import { type Html, html } from './html.ts';
import { localeOf } from './locale.ts';
import { withOwnTexts } from './ownTexts.ts';
import { passwordName } from './pageNames.ts';
import { translateDefinition } from './translateDefinition.ts';
import type { PageLanguage, PageScript, Preview } from './view.ts';

/** The page that a visitor sees instead of the form. */
export type Status =
  | {
      readonly kind:
        | 'closed'
        | 'full'
        | 'already_answered'
        | 'disabled'
        | 'not_found'
        | 'not_sent'
        | 'too_large'
        | 'too_many'
        | 'sent_before'
        | 'personal_link_needed'
        | 'personal_link_wrong';
    }
  /** `local` is a time such as 2026-12-31T18:00. */
  | { readonly kind: 'not_open_yet'; readonly opens?: { readonly local: string; readonly timeZone: string } }
  /** Answers were saved; `until` is a day such as 2026-12-31. */
  | { readonly kind: 'saved'; readonly link: string; readonly until: string }
  | { readonly kind: 'password'; readonly action: string; readonly wrong: boolean }
  /** The form's ending, already filled in; see `endingTexts`. */
  | {
      readonly kind: 'sent';
      readonly title?: string;
      readonly message?: string;
      readonly test: boolean;
    };

export interface StatusView extends Omit<PageLanguage, 'messages'> {
  readonly status: Status;
  /** The form whose theme and texts the page has; undefined if there is no form. */
  readonly definition?: FormDefinition;
  readonly embed?: Embedding | undefined;
  /** A status page of a preview. */
  readonly preview?: Preview | undefined;
  /** Reports the page's height to the embedding page. */
  readonly script?: PageScript | undefined;
}

/** A small page in the form's theme that explains the situation and what to do. */
export function renderStatusPage({
  status,
  definition: original,
  embed,
  script,
  preview,
  ...pageLanguage
}: StatusView): string {
  const definition =
    original === undefined ? undefined : translateDefinition(original, pageLanguage.language);
  const texts = definition === undefined ? pageLanguage.texts : withOwnTexts(pageLanguage.texts, definition);
  const title = (status.kind === 'sent' ? status.title?.trim() : undefined) || texts[`${status.kind}_title`];
  return htmlDocument({
    pageLanguage,
    title,
    definition,
    head: unlisted,
    embed,
    ...(script === undefined ? {} : { script }),
    banner:
      preview !== undefined
        ? previewBanner({ texts }, preview)
        : status.kind === 'sent' && status.test
          ? testBanner({ texts })
          : undefined,
    sheet: html`<main class="sheet status">
${logoOf(definition?.theme)}<h1>${title}</h1>
${messageOf(status, texts, pageLanguage.language)}
</main>`,
  });
}

function messageOf(status: Status, texts: InterfaceTexts, language: string): Html {
  switch (status.kind) {
    case 'password':
      return passwordForm(status, texts);
    case 'saved':
      return savedLink(status, texts, language);
    case 'sent':
      return html`<p>${status.message?.trim() || texts.sent}</p>${status.test ? html`<p>${texts.sent_test}</p>` : undefined}`;
    case 'not_open_yet': {
      const time = status.opens === undefined ? undefined : writtenTime(status.opens, language);
      return html`<p>${texts.not_open_yet}</p>${time === undefined ? undefined : html`<p>${fillPlaceholders(texts.opens_at, { time })}</p>`}`;
    }
    default:
      return html`<p>${texts[status.kind]}</p>`;
  }
}

/** In an input that selects as a whole, because the link is there to be copied. */
function savedLink(
  { link, until }: { link: string; until: string },
  texts: InterfaceTexts,
  language: string,
): Html {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const time = format.format(new Date(`${until}T00:00:00Z`));
  return html`<p>${texts.saved}</p>
<p class="label">${texts.saved_link}</p>
<code class="link" id="link" dir="ltr">${link}</code>
<p>${fillPlaceholders(texts.saved_until, { time })}</p>
<a class="button quiet" href="${link}">${texts.saved_go_on}</a>`;
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
