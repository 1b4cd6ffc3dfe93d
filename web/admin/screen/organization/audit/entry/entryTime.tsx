import { fullDateTime } from '../../../../../ui/format/dates.ts';
import { formatter } from '../../../../../ui/format/formatter.ts';
import { relativeTime } from '../../../../../ui/format/relativeTime.ts';
import { useMinute } from '../../../../../ui/time/useMinute.ts';
import { useLanguage } from '../../../../texts/useTexts.ts';
import { useTimeZone } from '../useTimeZone.ts';

const clocks = formatter(Intl.DateTimeFormat);
const day = 24 * 3_600_000;

/** The time of day under the day above, and how long ago that was; where there is no room, one of them. */
export function EntryTime({ at }: { readonly at: string }) {
  const { locale } = useLanguage();
  const now = useMinute();
  const timeZone = useTimeZone();
  const isNear = now.valueOf() - Date.parse(at) < day;
  return (
    <time className="audit-time" dateTime={at} title={fullDateTime(at, locale, timeZone)}>
      {isNear && <span>{relativeTime(at, locale, now)}</span>}
      <span className={isNear ? 'audit-clock' : undefined}>
        {clocks(locale, { timeStyle: 'medium', timeZone }).format(new Date(at))}
      </span>
    </time>
  );
}
