import type { ReactNode } from 'react';
import type { CellContext } from '../answerCell.ts';
import { writtenDay } from './writtenDay.ts';

export function dayCell(text: string, { locale }: CellContext): ReactNode {
  const day = writtenDay(text, locale);
  return day === undefined ? undefined : <span className="cell-text">{day}</span>;
}
