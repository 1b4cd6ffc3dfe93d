import { chooseLanguage } from '#form/message/chooseLanguage.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { html } from '../html.ts';
import { inkOn } from './inkOn.ts';
import {
  type MailKind,
  type MailNames,
  mailLanguages,
  type WrittenMail,
  writtenMail,
} from './writtenMail.ts';

export interface MailToRender {
  readonly kind: MailKind;
  /** The reader's language tag, from the browser or the account. */
  readonly language: string | null;
  readonly link: string | null;
  readonly names: MailNames;
  /** The colour of the button; null uses the product's own. */
  readonly accent: string | null;
}

const spruce = '#0e6b5c';
const maxSubjectLength = 150;

/** Renders a mail as text and as HTML. User-supplied names stay on one line and are escaped. */
export function renderMail({ kind, language, link, names, accent }: MailToRender) {
  const tag = chooseLanguage(mailLanguages, undefined, language ?? undefined);
  const { organization, inviter, email, removed, form, workflow, problem } = names;
  const written = writtenMail(kind, tag, {
    organization: headerLine(organization),
    inviter: headerLine(inviter),
    email: headerLine(email),
    removed,
    form: headerLine(form),
    workflow: headerLine(workflow),
    problem: headerLine(problem),
  });
  return {
    subject: shortened(headerLine(written.subject)),
    text: asText(written, link),
    html: asHtml(written, { tag, link, accent: accent ?? spruce }),
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= maxSubjectLength ? text : `${letters.slice(0, maxSubjectLength).join('')}…`;
}

function asText({ paragraphs, button, closing }: WrittenMail, link: string | null): string {
  const way = link === null ? [] : [`${button}\n${link}`];
  const end = closing === undefined ? [] : [closing];
  return `${[...paragraphs, ...way, ...end].join('\n\n')}\n`;
}

function asHtml(
  { subject, heading, paragraphs, button, closing, linkBelow }: WrittenMail,
  options: { tag: string; link: string | null; accent: string },
): string {
  const { tag, link, accent } = options;
  const ground = `background:${accent};color:${inkOn(accent)}`;
  const block = 'margin:0 0 16px';
  const way =
    link === null
      ? undefined
      : html`<p style="margin:24px 0"><a href="${link}" style="${ground};display:inline-block;padding:12px 20px;border-radius:6px;font-weight:600;text-decoration:none">${button}</a></p>
<p style="${block};color:#565b66">${linkBelow}<br><a href="${link}" style="color:#16181d;word-break:break-all">${link}</a></p>
`;
  return html`<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f7f4;color:#16181d;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e6e6e0;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;overflow-wrap:anywhere">${heading}</h1>
${paragraphs.map((text) => html`<p style="${block};overflow-wrap:anywhere">${text}</p>\n`)}${way}${closing === undefined ? undefined : html`<p style="margin:0;color:#565b66;font-size:14px;line-height:20px">${closing}</p>\n`}</div>
</body>
</html>
`.text;
}
