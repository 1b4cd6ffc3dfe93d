import { Heart, type LucideIcon, Star, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import type { CellContext } from '../answerCell.ts';

const signs: Readonly<Record<string, LucideIcon>> = { star: Star, heart: Heart, thumb: ThumbsUp };

/** As many signs as the best rating has, those of the answer filled. */
export function ratingCell(
  value: number,
  { field }: ResponseColumn,
  { texts, locale }: CellContext,
): ReactNode {
  const max = Math.max(typeof field.max === 'number' ? field.max : 5, Math.ceil(value));
  const Icon = signs[typeof field.icon === 'string' ? field.icon : 'star'];
  const words = texts.cell.rating(formatNumber(value, locale), formatNumber(max, locale));
  // More signs would not fit.
  if (Icon === undefined || max > 7) return <span className="cell-number">{words}</span>;
  return (
    <>
      <span className="cell-signs" aria-hidden="true">
        {Array.from({ length: max }, (_, index) => index + 1).map((index) => (
          <span key={index} className="cell-sign">
            <Icon size={14} />
            {value >= index - 0.5 && (
              <span className={value >= index ? 'cell-sign-part' : 'cell-sign-part cell-sign-part--half'}>
                <Icon size={14} />
              </span>
            )}
          </span>
        ))}
      </span>
      <ScreenReaderOnly>{words}</ScreenReaderOnly>
    </>
  );
}
