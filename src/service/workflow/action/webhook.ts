import { createHash } from 'node:crypto';
import type { Action, ActionContext, ActionOutcome, ActionSettingsOf, Exchange } from './action.ts';
import { sendRequest } from './exchange.ts';
import { statusRule } from './statusRule.ts';
import { failureKind } from './support/callService.ts';
import { formBody, jsonBody } from './webhookBody.ts';

type Webhook = ActionSettingsOf<'webhook'>;

/** Sends the response to an address, signed by Standard Webhooks 1.0. */
export const webhook: Action<'webhook'> = {
  type: 'webhook',
  receiver: ({ url }) => addressOf(url),
  async run(settings, context) {
    const address = context.fill(settings.url, { as: 'url' });
    const url = URL.parse(address);
    if (url === null || (address !== settings.url && hasDotSegment(address)))
      return {
        kind: 'refused',
        error: { code: 'url_invalid', detail: 'With these answers the address is not a web address.' },
      };
    const { method = 'POST' } = settings;
    const { body, type } = method === 'GET' ? { body: '', type: undefined } : bodyOf(settings, context);
    const made = await headersOf(settings, context, { type, origin: url.origin });
    if ('refused' in made) return made.refused;
    const { headers } = made;
    Object.assign(headers, await context.sign(body, { ed25519: settings.ed25519 }));
    const bytes = method === 'GET' ? undefined : Buffer.from(body);
    const sent = await sendRequest(context.http, {
      method,
      url,
      headers: bytes === undefined ? headers : { ...headers, 'content-length': String(bytes.length) },
      body: bytes,
      signal: context.signal,
      // Its id is `webhook-id`.
      repeatable: true,
    });
    const exchange: Exchange = {
      request: { method, url: url.href, headers, body, ...(sent.isRepeated ? { repeated: true } : {}) },
      answer: sent.answer,
    };
    if ('error' in sent) return { kind: failureKind(sent.error.code), error: sent.error, exchange };
    const { status } = sent.answer;
    const rule = statusRule(status, sent.headers, url.host, context.now);
    if (rule.kind !== 'done') return { ...rule, exchange };
    return {
      kind: 'done',
      record: { object: 'request', dataType: 'status', data: String(status) },
      exchange,
    };
  },
};

/** The origin and path, without the query. The columns of receivers are indexed, so one that is long is cut and told apart by a hash. */
function addressOf(url: string): string {
  const [, host = '', path = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)/s.exec(url) ?? [];
  const origin = URL.parse(host)?.origin;
  const address = origin === undefined ? url : `${origin}${path === '/' ? '' : path}`;
  if (address.length <= maxAddressLength) return address;
  return `${address.slice(0, maxAddressLength)}…${createHash('sha256').update(address).digest('hex').slice(0, 16)}`;
}

const maxAddressLength = 200;

/** `.` and `..` need no encoding, so as answers they would lead to another place on the receiver. */
function hasDotSegment(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
}

function bodyOf(settings: Webhook, context: ActionContext): { body: string; type: string } {
  if (settings.body !== undefined) {
    const type = contentType(settings) ?? 'application/json';
    return { body: context.fill(settings.body, { as: writtenAs(type) }), type };
  }
  return settings.format === 'form'
    ? { body: formBody(context, settings.names), type: 'application/x-www-form-urlencoded' }
    : { body: jsonBody(context), type: 'application/json' };
}

function contentType({ headers = [] }: Webhook): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === 'content-type')?.text;
}

/** Inserted answers must stay texts in the language of the body. */
function writtenAs(type: string): 'json' | 'url' | 'xml' | 'text' {
  if (/json/i.test(type)) return 'json';
  if (/x-www-form-urlencoded/i.test(type)) return 'url';
  return /xml|html/i.test(type) ? 'xml' : 'text';
}

async function headersOf(
  { headers = [] }: Webhook,
  context: ActionContext,
  { type, origin }: { readonly type: string | undefined; readonly origin: string },
): Promise<{ headers: Record<string, string> } | { refused: ActionOutcome }> {
  const written: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  for (const { name, text = '', secret } of headers) {
    const found = secret === undefined ? { value: '' } : await context.secret(secret, origin);
    if ('refused' in found) return { refused: refusal(found.refused, secret ?? '', origin) };
    const { value } = found;
    // As it is sent it may look different.
    if (value !== '') context.hide(headerText(value).trim());
    written[name.toLowerCase()] = headerText(context.fill(text)) + headerText(value);
  }
  if (context.isTest) written['canvass-test'] = 'true';
  return { headers: written };
}

function refusal(code: 'secret_missing' | 'secret_elsewhere', secret: string, origin: string): ActionOutcome {
  const detail =
    code === 'secret_missing'
      ? `The secret "${secret}" is not set.`
      : `The secret "${secret}" was not set for ${origin}. An admin can set it for this address.`;
  return { kind: 'refused', error: { code, detail } };
}

/** One line of ASCII, because receivers read other bytes of headers in different ways: other letters are percent-encoded as UTF-8. */
function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}]+/gu, ' ')
    .replace(/[^\u0020-\u007e]/gu, (letter) => encodeURIComponent(toWellFormed(letter)));
}

function toWellFormed(letter: string): string {
  return letter.isWellFormed() ? letter : '\ufffd';
}
