import type { ReactNode } from 'react';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';

interface OutsideSheetProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Links below the sheet. */
  readonly foot?: ReactNode;
}

/** A card with a title and one task. */
export function OutsideSheet({ title, text, children, foot }: OutsideSheetProps) {
  useDocumentTitle(title);
  return (
    <>
      <div className="outside-sheet">
        <header className="outside-words">
          <h1 tabIndex={-1}>{title}</h1>
          {text !== undefined && <div className="outside-text">{text}</div>}
        </header>
        {children}
      </div>
      {foot !== undefined && <div className="outside-foot">{foot}</div>}
    </>
  );
}
