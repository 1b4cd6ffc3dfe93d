import { formatDate, formatDateTime, formatFullDateTime } from '../format/dates.ts';
import { useFormatLanguage } from '../format/formatLanguage.ts';
import { formatRelativeTime } from '../format/formatRelativeTime.ts';
import { dateOf, type Instant } from '../format/instant.ts';
import { useCurrentMinute } from './useCurrentMinute.ts';

export interface TimeProps {
  readonly value: Instant;
  /** `relative` keeps up with the clock. */
  readonly format?: 'relative' | 'date' | 'dateTime' | undefined;
  readonly className?: string | undefined;
}

/** A moment as people say it; pointing at it tells it in full. */
export function Time({ value, format = 'relative', className }: TimeProps) {
  const language = useFormatLanguage();
  const now = useCurrentMinute();
  const instant = dateOf(value);
  const text = {
    relative: () => formatRelativeTime(instant, language, now),
    date: () => formatDate(instant, language),
    dateTime: () => formatDateTime(instant, language),
  }[format]();
  return (
    <time
      className={className}
      dateTime={instant.toISOString()}
      // Written when it is asked for: in a long list it would cost more than all the rest of a row.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatFullDateTime(instant, language);
      }}
    >
      {text}
    </time>
  );
}
