import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';

interface SparklineProps {
  /** The responses by day, the last one today; undefined if there are none. */
  readonly days: readonly number[] | undefined;
  /** Says the total in words. */
  readonly label: (count: number) => string;
}

const height = 20;

/** The responses of the last days as small bars from zero. */
export function Sparkline({ days, label }: SparklineProps) {
  if (days === undefined) return null;
  const most = Math.max(...days);
  const total = days.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <svg
        className="forms-sparkline"
        viewBox={`0 0 ${days.length * 3} ${height}`}
        width={days.length * 3}
        height={height}
        aria-hidden="true"
      >
        <path d={`M0 ${height - 0.5}h${days.length * 3}`} />
        {days.map((count, index) => {
          // A single response beside thousands is still a visible day.
          const bar = count === 0 ? 0 : Math.max(2, Math.round((count / most) * height));
          // biome-ignore lint/suspicious/noArrayIndexKey: each place is a day
          return <rect key={index} x={index * 3} y={height - bar} width={2} height={bar} />;
        })}
      </svg>
      <ScreenReaderOnly>{label(total)}</ScreenReaderOnly>
    </>
  );
}
