import type { QueryOf } from '#contract/app/routes.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { day } from '#kit/time/durations.ts';
import { instantIn } from '#kit/time/zonedTime.ts';
import type { AuditFilter } from '#store/query/organization/audit.ts';
import { searchText } from '../../base/audit/searchText.ts';

export interface InvalidDay {
  readonly code: 'day_unknown';
  readonly param: 'from' | 'to';
}

/** Translates the query for the store: days become instants in the organisation's time zone. */
export function auditFilter(
  { actor, action, from, to, search }: Omit<QueryOf<'audit'>, 'before'>,
  timeZone: string,
): Result<AuditFilter, InvalidDay> {
  const begin = from === undefined ? undefined : instantIn(timeZone, `${from}T00:00`, 'first');
  if (from !== undefined && begin === undefined) return failed({ code: 'day_unknown', param: 'from' });
  const until = to === undefined ? undefined : endOf(timeZone, to);
  if (to !== undefined && until === undefined) return failed({ code: 'day_unknown', param: 'to' });
  const folded = searchText(search?.trim() ?? '');
  return ok({
    actor: actor === undefined || actor === '' ? undefined : actorOf(actor),
    action,
    from: begin,
    until,
    search: folded === '' ? undefined : folded,
  });
}

/** No user id equals these words, because ids differ in length. */
function actorOf(actor: string): AuditFilter['actor'] {
  return actor === 'command_line' || actor === 'system' ? { kind: actor } : { id: storableText(actor) };
}

function endOf(timeZone: string, date: string): number | undefined {
  // Refuses a date that does not exist instead of rolling over to the next day.
  if (instantIn('UTC', `${date}T00:00`, 'first') === undefined) return undefined;
  const next = new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10);
  return instantIn(timeZone, `${next}T00:00`, 'first');
}
