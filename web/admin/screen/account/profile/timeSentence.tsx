import { formatDate, formatFullDateTime } from '../../../../ui/format/dates.ts';
import { formatRelativeTime } from '../../../../ui/format/formatRelativeTime.ts';
import { useCurrentMinute } from '../../../../ui/time/useCurrentMinute.ts';
import { useLanguage } from '../../../texts/useTexts.ts';

interface TimeSentenceProps {
  readonly value: string;
  readonly format?: 'relative' | 'date';
  /** The whole sentence: where in it the moment stands, each language decides. */
  readonly say: (moment: string) => string;
}

/** A sentence about a moment; pointing at it tells the moment in full. */
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
