import { retryAfter } from '#kit/network/retryAfter.ts';
import { second } from '#kit/time/durations.ts';
import { discardAnswer } from '#outside/discardAnswer.ts';
import { createHttpClient, type HttpAnswer, type HttpClient } from '#outside/httpClient.ts';
import { OutsideFailure, type OutsideFailureKind } from '#outside/outsideFailure.ts';
import { readJson } from '#outside/readJson.ts';
import { parseBaseUrl } from './parseBaseUrl.ts';
import { RemoteFailure } from './remoteFailure.ts';
import { isUsedUp, untilReset } from './waitAdvice.ts';

export interface RemoteApiOptions {
  baseUrl: string;
  key: string;
  report: (line: string) => void;
  /** Replaced in tests, like the clock and the client. */
  pause?: (milliseconds: number) => Promise<void>;
  now?: () => number;
  client?: HttpClient;
}

/**
 * `absent` for 404 and 410; `refused` for other statuses below 500, so that the caller can ask differently. A 429 is
 * retried, and a 401 throws.
 */
type Outcome<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'absent' }
  | { kind: 'refused'; status: number };

export interface RemoteApi {
  readonly baseUrl: URL;
  json(path: string, query?: Record<string, string>): Promise<Outcome<unknown>>;
  /** Passes the answer on while it is still arriving; if it breaks off during `use`, the request is retried. */
  content<Value>(path: string, use: (answer: HttpAnswer) => Promise<Value>): Promise<Outcome<Value>>;
  close(): void;
}

const attempts = 7;
/** A server that has never answered is more likely a wrong address than a server that restarts. */
const firstAttempts = 2;
/** A rate limit of an hour, and a margin for clock drift; beyond that, another request is cheaper than sleeping. */
const maxPause = 3_900 * second;
const maxSiege = 24 * 3600 * second;

/**
 * A client for one server, which sends one request at a time. It waits for rate limits, retries transient failures,
 * and throws a sentence if continuing makes no sense.
 */
export function createRemoteApi(options: RemoteApiOptions): RemoteApi {
  const { report, now = Date.now } = options;
  const pause =
    options.pause ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const client = options.client ?? createHttpClient({ allowPrivate: true });
  const baseUrl = parseBaseUrl(options.baseUrl);
  const authorization = `Basic ${Buffer.from(`${options.key}:`).toString('base64')}`;
  let freeAt = 0;
  let hasAnswered = false;

  async function rest(milliseconds: number, reason: string): Promise<void> {
    const length = Math.min(Math.max(milliseconds, second), maxPause);
    report(`${reason}: waiting ${Math.ceil(length / second)} s.`);
    await pause(length);
  }

  /** Follows redirects only within the same origin, so that the key is not sent elsewhere. */
  async function get(start: URL, encoding: string): Promise<HttpAnswer> {
    let url = start;
    for (let hop = 0; hop <= 5; hop++) {
      const answer = await client.get(url, { authorization, 'accept-encoding': encoding });
      hasAnswered = true;
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status > 399 || answer.status === 304 || location === undefined)
        return answer;
      discardAnswer(answer);
      const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
      if (next?.origin !== baseUrl.origin) {
        throw new RemoteFailure(
          `${url.pathname} redirects to ${next?.origin ?? 'another place'}, which is not followed. If that is the right server, give it as the base URL.`,
        );
      }
      url = next;
    }
    throw new RemoteFailure(`${start.pathname} redirects in circles.`);
  }

  async function ask<Value>(url: URL, encoding: string, use: (answer: HttpAnswer) => Promise<Value>) {
    let failures = 0;
    let refusals = 0;
    let waited = 0;
    for (;;) {
      if (freeAt > now()) await rest(freeAt - now(), 'The limit of the other side is used up');
      freeAt = 0;
      try {
        const answer = await get(url, encoding);
        const reset = untilReset(answer.headers, now());
        if (answer.status === 429) {
          discardAnswer(answer);
          const length =
            retryAfter(answer.headers['retry-after'], now()) ??
            reset ??
            Math.min(30 * second * 2 ** refusals++, 900 * second);
          waited += Math.min(Math.max(length, second), maxPause);
          if (waited > maxSiege) throw new RemoteFailure('The other side has answered 429 for a day.');
          await rest(length, 'The other side asks for patience (429)');
          continue;
        }
        if (isUsedUp(answer.headers) && reset !== undefined) freeAt = now() + Math.min(reset, maxPause);
        if (answer.status < 500) return await outcomeOf(answer, url, use);
        discardAnswer(answer);
        throw new ServerTrouble(answer.status, retryAfter(answer.headers['retry-after'], now()));
      } catch (error) {
        if (!isPassing(error))
          throw error instanceof OutsideFailure ? new RemoteFailure(error.message) : error;
        failures++;
        if (!hasAnswered && failures >= firstAttempts)
          throw new RemoteFailure(`${error.message.replace(/\.$/, '')}; check the address.`);
        const reason = `${url.pathname}: ${error.message.replace(/\.$/, '')}`;
        if (failures >= attempts) throw new RemoteFailure(`${reason}; given up after ${attempts} attempts.`);
        const advised = error instanceof ServerTrouble ? error.retryAfter : undefined;
        if (hasAnswered) await rest(advised ?? second * 2 ** (failures - 1), reason);
        else await pause(second);
      }
    }
  }

  const under = (path: string) => new URL(`${baseUrl.href.replace(/\/$/, '')}${path}`);
  return {
    baseUrl,
    json(path, query = {}) {
      const url = under(path);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return ask(url, 'gzip, br', (answer) => readJson(answer));
    },
    content: (path, use) => ask(under(path), 'identity', use),
    close: () => client.close(),
  };
}

class ServerTrouble extends Error {
  readonly retryAfter: number | undefined;
  constructor(status: number, after: number | undefined) {
    super(`the other side answered ${status}`);
    this.retryAfter = after;
  }
}

const lasting: readonly OutsideFailureKind[] = ['address_refused', 'url_invalid', 'insecure', 'too_large'];

/** Whether a retry may help. A body that is not JSON may come from a restarting proxy. */
function isPassing(error: unknown): error is Error {
  if (error instanceof ServerTrouble) return true;
  return error instanceof OutsideFailure && !lasting.includes(error.kind);
}

async function outcomeOf<Value>(
  answer: HttpAnswer,
  url: URL,
  use: (answer: HttpAnswer) => Promise<Value>,
): Promise<Outcome<Value>> {
  if (answer.status === 200) return { kind: 'value', value: await use(answer) };
  discardAnswer(answer);
  if (answer.status === 401) {
    throw new RemoteFailure(
      `${url.host} does not accept the key (401). Check that it is right and not revoked.`,
    );
  }
  if (answer.status === 404 || answer.status === 410) return { kind: 'absent' };
  return { kind: 'refused', status: answer.status };
}
