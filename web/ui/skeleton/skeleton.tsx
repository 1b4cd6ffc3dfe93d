import { classNames } from '../classNames.ts';
import { ScreenReaderOnly } from '../screenReaderOnly/screenReaderOnly.tsx';
import './skeleton.css';

export interface SkeletonProps {
  /** The loading text for screen readers. */
  readonly label: string;
  /** The shape of the loading content, so that the layout does not shift. */
  readonly shape?: 'lines' | 'rows' | 'cards' | undefined;
  readonly count?: number | undefined;
}

/** Placeholder shapes for loading content, shown after a short delay only. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  const positions = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={classNames('ui-skeleton', `ui-skeleton--${shape}`)} role="status" aria-busy="true">
      <ScreenReaderOnly>{label}</ScreenReaderOnly>
      {positions.map((index) => (
        <div key={index} className="ui-skeleton-piece" />
      ))}
    </div>
  );
}
