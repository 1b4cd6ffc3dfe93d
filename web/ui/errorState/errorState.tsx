import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import '../emptyState/emptyState.css';

export interface ErrorStateProps {
  readonly title: string;
  /** Advice on what to do next. */
  readonly text?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly retry?:
    | { readonly label: string; readonly onPress: () => void; readonly busy?: boolean }
    | undefined;
  /** An alternative to retrying, such as a link to a working screen. */
  readonly action?: ReactNode;
  /** 1 if it fills the whole screen. */
  readonly headingLevel?: 1 | 2 | undefined;
}

/** Replaces content that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, icon: Icon = CircleAlert, retry, action, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty" role="alert">
      <span className="ui-empty-icon ui-empty-icon--bad">
        <Icon size={20} aria-hidden />
      </span>
      <Heading className="ui-empty-title">{title}</Heading>
      {text !== undefined && <p className="ui-empty-text">{text}</p>}
      <div className="ui-empty-action">
        {retry !== undefined && (
          <Button variant="primary" busy={retry.busy} onClick={retry.onPress}>
            {retry.label}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
