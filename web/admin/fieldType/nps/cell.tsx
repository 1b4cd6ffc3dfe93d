import type { ReactNode } from 'react';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { Pill } from '#ui/pill/pill.tsx';
import type { CellContext } from '../answerCell.ts';

/** The score in the colour of promoters, passives or detractors. */
export function npsCell(value: number, _: ResponseColumn, { locale }: CellContext): ReactNode {
  const figure = formatNumber(value, locale, { maximumFractionDigits: 10 });
  return <Pill tone={value >= 9 ? 'good' : value >= 7 ? 'neutral' : 'warn'}>{figure}</Pill>;
}
