import { useLanguage } from '#admin/texts/useTexts.ts';
import { day } from '#kit/time/durations.ts';
import { cachedFormatter } from '#ui/format/cachedFormatter.ts';
import { formatRelativeTime } from '#ui/format/formatRelativeTime.ts';
import { useCurrentMinute } from '#ui/time/useCurrentMinute.ts';
import { useOrganizationTimeZone } from '../useOrganizationTimeZone.ts';

const clocks = cachedFormatter(Intl.DateTimeFormat);

/** The time of day and, for recent entries, the relative time; narrow screens show one of them. */
export function EntryTime({ at }: { readonly at: string }) {
  const { locale } = useLanguage();
  const now = useCurrentMinute();
  const timeZone = useOrganizationTimeZone();
  const isNear = now.valueOf() - Date.parse(at) < day;
  return (
    <time className="audit-time" dateTime={at}>
      {isNear && <span>{formatRelativeTime(at, locale, now)}</span>}
      <span className={isNear ? 'audit-clock' : undefined}>
        {clocks(locale, { timeStyle: 'medium', timeZone }).format(new Date(at))}
      </span>
    </time>
  );
}
