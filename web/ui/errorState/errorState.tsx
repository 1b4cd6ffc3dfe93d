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
  /** Another way on, as a link to where it surely works. */
  readonly action?: ReactNode;
  /** 1 where it is the whole screen. */
  readonly headingLevel?: 1 | 2 | undefined;
}

/** In the place of what could not be shown. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, icon: Icon = CircleAlert, retry, action, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty" role="alert">
      <span className="ui-empty__icon ui-empty__icon--bad">
        <Icon size={20} aria-hidden />
      </span>
      <Heading className="ui-empty__title">{title}</Heading>
      {text !== undefined && <p className="ui-empty__text">{text}</p>}
      <div className="ui-empty__action">
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
