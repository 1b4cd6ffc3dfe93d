import type { ReactNode } from 'react';
import type { TableTexts } from '#admin/texts/compiled/response/table.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';

export interface CellContext {
  readonly texts: TableTexts;
  readonly locale: string;
}

/** The cell of an answer in the table of responses. Functions, not components: a table has hundreds of cells. */
export interface AnswerCell {
  /** Of an answer that is a number; a figure without it. */
  readonly number?: (value: number, column: ResponseColumn, context: CellContext) => ReactNode;
  /** Of an answer that is a text; its beginning without it, and for a text that gives undefined. */
  readonly text?: (text: string, context: CellContext) => ReactNode;
}
