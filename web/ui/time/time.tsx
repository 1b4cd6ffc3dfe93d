import { formatDate, formatDateTime, formatFullDateTime } from '../format/dates.ts';
import { useFormatLanguage } from '../format/formatLanguage.ts';
import { formatRelativeTime } from '../format/formatRelativeTime.ts';
import { dateOf, type Instant } from '../format/instant.ts';
import { useCurrentMinute } from './useCurrentMinute.ts';

export interface TimeProps {
  readonly value: Instant;
  /** `relative` updates every minute. */
  readonly format?: 'relative' | 'date' | 'dateTime' | undefined;
  readonly className?: string | undefined;
}

/** A date or relative time; the tooltip has the full date. */
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
      // Formatted on hover: in a long list this would cost more than the rest of a row.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatFullDateTime(instant, language);
      }}
    >
      {text}
    </time>
  );
}
