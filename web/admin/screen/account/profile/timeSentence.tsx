import { useLanguage } from '#admin/texts/useTexts.ts';
import { formatDate, formatFullDateTime } from '#ui/format/dates.ts';
import { formatRelativeTime } from '#ui/format/formatRelativeTime.ts';
import { useCurrentMinute } from '#ui/time/useCurrentMinute.ts';

interface TimeSentenceProps {
  readonly value: string;
  readonly format?: 'relative' | 'date';
  /** Builds the whole sentence, because each language places the time differently. */
  readonly say: (moment: string) => string;
}

/** A sentence about a time; its tooltip shows the full date. */
export function TimeSentence({ value, format = 'relative', say }: TimeSentenceProps) {
  const { locale } = useLanguage();
  const now = useCurrentMinute();
  const moment = format === 'date' ? formatDate(value, locale) : formatRelativeTime(value, locale, now);
  return (
    <time dateTime={value} title={formatFullDateTime(value, locale)}>
      {say(moment)}
    </time>
  );
}
