import { parseMarkup } from '#form/markup/parseMarkup.ts';
import { plainText } from '#form/markup/plainText.ts';
import { responseMail } from '#form/message/compiled/responseMail.ts';
import { textsIn } from '#form/message/textsIn.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { type AnswerRow, rowText } from '../answer/answerRows.ts';
import { type Content, type Html, html } from '../html.ts';
import { localeOf } from '../locale.ts';
import { markupHtml } from '../markup.ts';
import { inkOn } from './inkOn.ts';

export interface ResponseMail {
  /** The form's language. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly formName: string;
  /** The number of the response, by which the team tells mails apart; null if it is not stored. */
  readonly responseNumber: number | null;
  /** Written by the author, with answers inserted already; undefined for the usual one. */
  readonly subject: string | undefined;
  /** The author's text before answers are inserted; undefined if there is none. */
  readonly text: string | undefined;
  /** Inserts answers into a part of the text, after its markup was parsed: answers stay text. */
  readonly fill: (text: string) => string;
  readonly rows: readonly AnswerRow[];
  readonly isForVisitor: boolean;
  readonly isTest: boolean;
  /** Names of files that are not attached. */
  readonly leftOut: readonly string[];
  /** The colour of the line above; null for the product's own. */
  readonly accent: string | null;
  /** For the team, beside the answers. */
  readonly notification?: Notification | undefined;
}

interface Notification {
  /** The reader's own language; the answers stay in the form's. */
  readonly language: string;
  /** When the response came, in milliseconds, and the time zone to tell it in. */
  readonly receivedAt: number;
  readonly timeZone: string;
  /** Who sent it, as far as the answers tell. */
  readonly who: string | undefined;
  /** Where members read the response; undefined if it is not stored. */
  readonly link: string | undefined;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const spruce = '#0e6b5c';
const maxSubjectLength = 200;

type Texts = typeof responseMail.en;
const subtle = 'color:#565b66;font-size:14px;line-height:20px';

/** A mail about a response, as text and as HTML that old mail programs show too: inline styles, and nothing is loaded. */
export function renderResponseMail(mail: ResponseMail): RenderedMail {
  const texts = textsIn(responseMail, mail.notification?.language ?? mail.language);
  const numbered =
    mail.responseNumber === null ? mail.formName : `${mail.formName} (#${mail.responseNumber})`;
  const named = [numbered, mail.notification?.who ?? ''].filter((part) => part !== '').join(' – ');
  const usual = mail.isForVisitor ? mail.formName : texts.new_response.replace('{form}', () => named);
  const subject = shortened(headerLine(mail.subject ?? '') || headerLine(usual) || mail.formName);
  const markup = mail.text === undefined ? [] : parseMarkup(mail.text);
  const notes = [
    ...(mail.isTest ? [texts.test] : []),
    ...(mail.leftOut.length === 0
      ? []
      : [texts.left_out.replace('{files}', () => mail.leftOut.map(headerLine).join(', '))]),
    ...(mail.isForVisitor ? [texts.entered.replace('{form}', () => headerLine(mail.formName))] : []),
  ];
  const words = plainText(markup, mail.fill);
  const listed = mail.rows.map((row) => `${row.label}\n${indented(rowText(row))}`).join('\n\n');
  const { received, way } = aboutResponse(mail.notification, texts);
  const text = [words, listed, received, way, notes.length === 0 ? '' : `-- \n${notes.join('\n')}`]
    .filter((part) => part !== '')
    .join('\n\n');
  return { subject, text: `${text}\n`, html: asHtml(mail, subject, markupHtml(markup, mail.fill, 1), notes) };
}

/** When the response came and where it is read, as text. */
function aboutResponse(
  notification: Notification | undefined,
  texts: Texts,
): { received: string; way: string } {
  if (notification === undefined) return { received: '', way: '' };
  const { link } = notification;
  return {
    received: receivedLine(notification, texts),
    way: link === undefined ? '' : `${texts.open}\n${link}`,
  };
}

function receivedLine({ language, receivedAt, timeZone }: Notification, texts: Texts): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, style).format(receivedAt);
  return texts.received.replace('{time}', () => time);
}

/** Indented, so that no line of an answer looks like the label of the next. */
function indented(value: string): string {
  return value
    .split(/\r\n?|\n/)
    .map((line) => `  ${line}`)
    .join('\n');
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= maxSubjectLength ? text : `${letters.slice(0, maxSubjectLength - 1).join('')}…`;
}

function asHtml(
  { language, direction, rows, accent, formName, notification }: ResponseMail,
  subject: string,
  text: readonly Html[],
  notes: readonly string[],
): string {
  const start = direction === 'rtl' ? 'right' : 'left';
  const table =
    rows.length === 0
      ? undefined
      : html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">
${rows.map((row) => answerRow(row, start))}</table>
`;
  const small = notes.map((note) => html`<p style="margin:0 0 4px;${subtle}">${note}</p>\n`);
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f7f4;color:#16181d;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;text-align:${start}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto"><tr><td style="padding:28px;background:#ffffff;border:1px solid #e6e6e0;border-top:4px solid ${accent ?? spruce};border-radius:8px;overflow-wrap:anywhere;text-align:${start}">
<p style="margin:0 0 16px;${subtle}">${headerLine(formName)}</p>
${text.length === 0 ? undefined : html`<div style="margin:0 0 16px">${text}</div>\n`}${table}${notification && notificationHtml(notification, accent ?? spruce)}${small}</td></tr></table>
</body>
</html>
`.text;
}

function notificationHtml(notification: Notification, accent: string): Html {
  const { language, link } = notification;
  const texts = textsIn(responseMail, language);
  const received = html`<p lang="${language}" style="margin:0 0 16px;${subtle}">${receivedLine(notification, texts)}</p>
`;
  if (link === undefined) return received;
  const ground = `background:${accent};color:${inkOn(accent)}`;
  return html`${received}<p lang="${language}" style="margin:0 0 16px"><a href="${link}" style="${ground};display:inline-block;padding:12px 20px;border-radius:6px;font-weight:600;text-decoration:none">${texts.open}</a></p>
`;
}

function answerRow(row: AnswerRow, start: string): Html {
  return html`<tr><th scope="row" style="display:block;padding:12px 0 0;border-top:1px solid #e6e6e0;text-align:${start};font-weight:400;${subtle}"><bdi>${row.label}</bdi></th><td style="display:block;padding:2px 0 12px;overflow-wrap:anywhere"><bdi>${lines(rowText(row))}</bdi></td></tr>
`;
}

function lines(value: string): Content {
  return value.split(/\r\n?|\n/).map((line, index) => (index === 0 ? line : html`<br>${line}`));
}
