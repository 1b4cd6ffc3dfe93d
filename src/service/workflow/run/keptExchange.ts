import { storableText } from '#kit/text/storableText.ts';
import type { ActionOutcome, Exchange } from '../action/action.ts';
import { keptBytes } from '../action/exchange.ts';

/** Headers whose values let somebody in. */
const secretHeaders =
  /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|api-key|.*-(token|secret|key))$/i;

const hiddenText = '***';

/** The exchange as it is stored: texts cut, secrets removed. */
export function keptExchange(
  { request, answer }: Exchange,
  secrets: ReadonlySet<string>,
  { isPrivate }: { isPrivate: boolean },
): Exchange {
  const clean = (text: string) => cut(without(text, secrets));
  // A header may hold an answer, or repeat it.
  const header = isPrivate ? () => hiddenText : clean;
  return {
    request: {
      method: request.method,
      url: isPrivate ? new URL(request.url).origin : clean(request.url),
      headers: keptHeaders(request.headers, header),
      // Of a form in privacy mode nothing that people answered is kept.
      body: isPrivate ? '' : clean(request.body),
      ...(request.repeated === true ? { repeated: true } : {}),
    },
    answer:
      answer === null
        ? null
        : {
            status: answer.status,
            headers: keptHeaders(answer.headers, header),
            body: isPrivate ? '' : withoutBeginning(clean(answer.body), answer.body, secrets),
          },
  };
}

/** As it is stored: of a form in privacy mode without the words of a receiver, which may repeat an answer. */
export function keptOutcome(
  outcome: ActionOutcome,
  secrets: ReadonlySet<string>,
  { isPrivate }: { isPrivate: boolean },
): ActionOutcome {
  const kept = withoutSecrets(outcome, secrets);
  if (!isPrivate || !('error' in kept) || !kept.exchange?.answer) return kept;
  return { ...kept, error: { ...kept.error, detail: '' } };
}

/** The words of a receiver may repeat a secret, and are shown with the run and by API v2. */
export function withoutSecrets(outcome: ActionOutcome, secrets: ReadonlySet<string>): ActionOutcome {
  switch (outcome.kind) {
    case 'skipped':
      return outcome;
    case 'done':
      return { ...outcome, record: { ...outcome.record, data: without(outcome.record.data, secrets) } };
    default:
      return { ...outcome, error: { ...outcome.error, detail: without(outcome.error.detail, secrets) } };
  }
}

function keptHeaders(headers: Readonly<Record<string, string>>, clean: (text: string) => string) {
  let left = keptBytes;
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const text = secretHeaders.test(name) ? hiddenText : clean(value);
    left -= name.length + text.length;
    if (left < 0) break;
    kept[storableText(name)] = text;
  }
  return kept;
}

/** Also where a secret is written for an address or inside JSON. */
export function without(text: string, secrets: ReadonlySet<string>): string {
  let clean = text;
  for (const secret of secrets) {
    if (secret.length < 4) continue;
    for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]))
      clean = clean.replaceAll(form, hiddenText);
  }
  return clean;
}

/** The end of an answer that was cut may be the beginning of a secret. */
function withoutBeginning(clean: string, whole: string, secrets: ReadonlySet<string>): string {
  if (Buffer.byteLength(whole) < keptBytes - 3) return clean;
  for (const secret of secrets)
    for (let length = Math.min(secret.length, clean.length) - 1; length >= 4; length -= 1)
      if (clean.endsWith(secret.slice(0, length))) return clean.slice(0, -length) + hiddenText;
  return clean;
}

/** At most 4 KiB of UTF-8, without half a letter at the end. */
function cut(text: string): string {
  const storable = storableText(text);
  if (Buffer.byteLength(storable) <= keptBytes) return storable;
  const bytes = Buffer.from(storable);
  let end = keptBytes;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString('utf8');
}
