import type { ReactNode } from 'react';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';

interface PublicSheetProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Links below the sheet. */
  readonly foot?: ReactNode;
}

/** A card with a title and one task. */
export function PublicSheet({ title, text, children, foot }: PublicSheetProps) {
  useDocumentTitle(title);
  return (
    <>
      <div className="public-sheet">
        <header className="public-texts">
          <h1 tabIndex={-1}>{title}</h1>
          {text !== undefined && <div className="public-text">{text}</div>}
        </header>
        {children}
      </div>
      {foot !== undefined && <div className="public-foot">{foot}</div>}
    </>
  );
}
