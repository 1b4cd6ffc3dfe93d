import { useMemo } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { cachedFormatter } from '#ui/format/cachedFormatter.ts';
import { useCurrentMinute } from '#ui/time/useCurrentMinute.ts';
import { AuditEntry } from './entry/auditEntry.tsx';
import type { Entry } from './entry/entry.ts';
import { groupByDay } from './groupByDay.ts';

const days = cachedFormatter(Intl.DateTimeFormat);
const dayLength = 24 * 3_600_000;

/** Groups the entries by day in the organisation's time zone. */
export function AuditDays({ entries }: { readonly entries: readonly Entry[] }) {
  const { texts, locale } = useLanguage();
  const { time_zone: timeZone } = useOrganization();
  const now = useCurrentMinute().valueOf();
  const grouped = useMemo(() => groupByDay(entries, timeZone), [entries, timeZone]);
  const near = new Map([
    [dayIn(timeZone, now - dayLength), texts.audit.yesterday],
    [dayIn(timeZone, now), texts.audit.today],
  ]);
  return grouped.map(({ day, entries: ofDay }) => (
    <section key={day} aria-labelledby={`audit-${day}`}>
      <h2 id={`audit-${day}`} className="audit-day">
        {near.get(day) ?? days(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))}
      </h2>
      <ul className="audit-list">
        {ofDay.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}
