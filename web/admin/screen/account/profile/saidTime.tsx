import { dateOnly, fullDateTime } from '../../../../ui/format/dates.ts';
import { relativeTime } from '../../../../ui/format/relativeTime.ts';
import { useMinute } from '../../../../ui/time/useMinute.ts';
import { useLanguage } from '../../../texts/useTexts.ts';

interface SaidTimeProps {
  readonly value: string;
  readonly format?: 'relative' | 'date';
  /** The whole sentence: where in it the moment stands, each language decides. */
  readonly say: (moment: string) => string;
}

/** A sentence about a moment; pointing at it tells the moment in full. */
export function SaidTime({ value, format = 'relative', say }: SaidTimeProps) {
  const { locale } = useLanguage();
  const now = useMinute();
  const moment = format === 'date' ? dateOnly(value, locale) : relativeTime(value, locale, now);
  return (
    <time dateTime={value} title={fullDateTime(value, locale)}>
      {say(moment)}
    </time>
  );
}
