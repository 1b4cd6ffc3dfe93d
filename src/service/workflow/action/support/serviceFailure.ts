import { headerLine } from '#kit/text/headerLine.ts';
import type { ServiceAnswer, Unsuccessful } from './callService.ts';
import { requestedWait } from './requestedWait.ts';
import { textUpTo } from './textUpTo.ts';

export interface ServiceNames {
  /** The service for people, such as HubSpot. */
  readonly service: string;
  /** The name of the connection. */
  readonly connection: string;
}

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
  const reason = said === undefined || said === '' ? '' : `: ${textUpTo(headerLine(said), 300)}`;
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
  const isBusy = status === 429;
  if (isBusy || status >= 500 || status === 408 || status === 425 || status === 423)
    return {
      ...failure(
        'failed',
        isBusy
          ? `${service} takes no more requests for now${reason}.`
          : `${service} answered ${status}${reason}.`,
      ),
      kind: 'failed',
      ...requestedWait(answer.headers, now),
    };
  return failure('refused', `${service} refused the request (${status})${reason}.`);
}
