import { Button } from '../button/button.tsx';
import './loadMore.css';

export interface LoadMoreProps {
  readonly label: string;
  /** The loaded part: "50 of 1,204". */
  readonly status?: string | undefined;
  readonly onPress: () => void;
  readonly busy?: boolean | undefined;
  /** Whether there are more pages; otherwise only the status is shown. */
  readonly hasMore: boolean;
}

/** The footer of a paginated list. */
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
        <p className="ui-load-more-status" role="status">
          {status}
        </p>
      )}
    </div>
  );
}
