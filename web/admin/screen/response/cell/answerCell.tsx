import './cell.css';
import { Check, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CellContext } from '#admin/fieldType/answerCell.ts';
import { answerCellOf } from '#admin/fieldType/answerCells.ts';
import type { TableTexts } from '#admin/texts/compiled/response/table.ts';
import type { ResponseColumn, ResponseListed } from '#contract/app/response/table.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { flagOf } from '../country/flagOf.ts';
import { nameOfCountry } from '../country/nameOfCountry.ts';
import { beginningOf, tableSummary } from './summaries.ts';

type Item = ResponseListed['items'][number];

/** Pills beyond these are counted: a cell has one line. */
const maxPills = 3;

/** An answer in one line, by its kind. A function, not a component: a table has hundreds of cells. */
export function answerCell(item: Item, column: ResponseColumn, context: CellContext): ReactNode {
  const { texts, locale } = context;
  const { value } = item;
  switch (item.value_type) {
    case 'number':
      return numberCell(Number(value), item.field_type, column, context);
    case 'options':
      return optionsCell(value as readonly { label: string; value: string }[], column, texts);
    case 'files':
      return filesCell(value as readonly UploadedFile[], texts);
    case 'table':
      return tableCell(tableSummary(value, texts.cell.rows));
    case 'address':
      return addressCell(value as Readonly<Record<string, string>>, locale);
    case 'string':
      return textCell(String(value), item.field_type, context);
  }
}

function numberCell(value: number, type: string, column: ResponseColumn, context: CellContext): ReactNode {
  const own = answerCellOf(type)?.number;
  if (own !== undefined) return own(value, column, context);
  const figure = formatNumber(value, context.locale, { maximumFractionDigits: 10 });
  const { unit } = column.field;
  return (
    <span className="cell-text cell-number">{typeof unit === 'string' ? `${figure} ${unit}` : figure}</span>
  );
}

function optionsCell(
  chosen: readonly { readonly label: string; readonly value: string }[],
  { options }: ResponseColumn,
  texts: TableTexts,
): ReactNode {
  const [only] = chosen;
  // A single box to tick is a consent.
  if (options.length === 1 && chosen.length === 1 && only?.value === options[0]?.value)
    return <Check size={16} className="cell-check" role="img" aria-label={texts.cell.agreed} />;
  return pills(
    chosen.map(({ label, value }) => ({ text: label || value, kind: 'option' })),
    texts,
  );
}

function filesCell(files: readonly UploadedFile[], texts: TableTexts): ReactNode {
  return pills(
    files.map(({ name }) => ({ text: name, kind: 'file' })),
    texts,
  );
}

export function tagsCell(tags: readonly string[], texts: TableTexts): ReactNode {
  return pills(
    tags.map((text) => ({ text, kind: 'tag' })),
    texts,
  );
}

function pills(all: readonly { readonly text: string; readonly kind: string }[], texts: TableTexts) {
  return (
    <span className="cell-pills">
      {all.slice(0, maxPills).map(({ text, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no other identity
        <span key={index} className={`cell-pill cell-pill--${kind}`} title={text}>
          {kind === 'file' && <Paperclip size={12} aria-hidden />}
          <span className="cell-text">{text}</span>
        </span>
      ))}
      {all.length > maxPills && <span className="cell-more">{texts.cell.more(all.length - maxPills)}</span>}
    </span>
  );
}

function tableCell({ short, long }: { readonly short: string; readonly long: string }): ReactNode {
  return (
    <span className="cell-text" title={long}>
      {short}
    </span>
  );
}

function addressCell(address: Readonly<Record<string, string>>, locale: string): ReactNode {
  const { line1 = '', city = '', country = '' } = address;
  const name = nameOfCountry(country, locale);
  const flag = flagOf(country);
  const place = [line1, city, flag === undefined || city === '' ? name : ''].filter(Boolean).join(', ');
  return (
    <>
      {flag !== undefined && (
        <span className="cell-flag" role="img" aria-label={name} title={name}>
          {flag}
        </span>
      )}
      <span className="cell-text" title={place}>
        {place}
      </span>
    </>
  );
}

function textCell(text: string, type: string, context: CellContext): ReactNode {
  const own = answerCellOf(type)?.text?.(text, context);
  if (own !== undefined) return own;
  const line = beginningOf(text);
  return (
    <span className="cell-text" title={line}>
      {line}
    </span>
  );
}
