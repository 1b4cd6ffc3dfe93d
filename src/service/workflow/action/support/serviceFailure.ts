import { oneLine } from '#kit/text/oneLine.ts';
import type { ServiceAnswer, Unsuccessful } from './callService.ts';
import { cutText } from './cutText.ts';

export interface ServiceNames {
  /** The service for people, such as HubSpot. */
  readonly service: string;
  /** The name of the connection. */
  readonly connection: string;
}

/** The longest wait that a receiver may ask for; longer ones are asked for by mistake. */
const longestWait = 24 * 3_600_000;

/**
 * The outcome of an answer that is not a success. `said` is what the service gives as its reason. Statuses that a repetition
 * cannot change are failures for good: a wrong secret, a missing object, a refused value.
 */
export function serviceFailure(
  answer: ServiceAnswer,
  { service, connection }: ServiceNames,
  said: string | undefined,
  now: number,
): Unsuccessful {
  const { status, exchange } = answer;
  const code = `status_${status}`;
  const reason = said === undefined || said === '' ? '' : `: ${cutText(oneLine(said), 300)}`;
  const failure = (kind: Unsuccessful['kind'], text: string): Unsuccessful => ({
    kind,
    error: { code, detail: text },
    exchange,
  });
  if (status === 401 || status === 403)
    return failure(
      'refused',
      `${service} refused the secret of the connection “${connection}”${reason}. Replace it under Connections.`,
    );
  if (status === 429) {
    const retryAfter = waitOf(answer, now);
    const limited = failure('failed', `${service} takes no more requests for now${reason}.`);
    return retryAfter === undefined ? limited : { ...limited, kind: 'failed', retryAfter };
  }
  if (status >= 500 || status === 408 || status === 425 || status === 423) {
    const retryAfter = waitOf(answer, now);
    const failed = failure('failed', `${service} answered ${status}${reason}.`);
    return retryAfter === undefined ? failed : { ...failed, kind: 'failed', retryAfter };
  }
  return failure('refused', `${service} refused the request (${status})${reason}.`);
}

/** `Retry-After` in milliseconds: seconds, also with a fraction, or a date. */
export function waitOf({ headers }: Pick<ServiceAnswer, 'headers'>, now: number): number | undefined {
  const text = headers['retry-after']?.trim();
  if (text === undefined || text === '') return undefined;
  const wait = /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) || wait < 0 ? undefined : Math.min(Math.ceil(wait), longestWait);
}
