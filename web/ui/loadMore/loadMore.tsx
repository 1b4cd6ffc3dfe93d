import { Button } from '../button/button.tsx';
import './loadMore.css';

export interface LoadMoreProps {
  readonly label: string;
  /** How much is there already: "50 of 1,204". */
  readonly status?: string | undefined;
  readonly onPress: () => void;
  readonly busy?: boolean | undefined;
  /** Whether there is more; without it only the status stays. */
  readonly hasMore: boolean;
}

/** The foot of a list that comes in pages. */
export function LoadMore({ label, status, onPress, busy, hasMore }: LoadMoreProps) {
  if (!hasMore && status === undefined) return null;
  return (
    <div className="ui-load-more">
      {hasMore && (
        <Button busy={busy} onClick={onPress}>
          {label}
        </Button>
      )}
      {status !== undefined && (
        <p className="ui-load-more__status" role="status">
          {status}
        </p>
      )}
    </div>
  );
}
