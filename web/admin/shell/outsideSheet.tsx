import type { ReactNode } from 'react';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';

interface OutsideSheetProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Under the sheet: other ways on. */
  readonly foot?: ReactNode;
}

/** One sheet of paper with one thing to do. */
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
