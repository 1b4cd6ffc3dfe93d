import { parseDay } from '#kit/time/day.ts';
import { offsetsIn } from '#kit/time/zonedTime.ts';
import { type Cell, cellText, choiceText, type ExportColumn, isCoded } from '../column/column.ts';
import { styleOf } from './workbookParts.ts';
import { maxTextLength, xmlText } from './xmlText.ts';

/** Days from the spreadsheet's first day to 1970. */
const epoch = 25_569;
/** Spreadsheets take 1900 for a leap year, so days before its March are off by one and stay texts. */
const firstCertainDay = 61;
const millisecondsOfDay = 86_400_000;
/** Readers that cut instead of rounding would show the millisecond before. */
const aMicrosecond = 1e-11;

export const sheetStart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  '<sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>';
export const sheetEnd = '</sheetData></worksheet>';

/** `A`, `B`, …, `AA`. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

export function textCell(place: string, text: string, style = 0): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(place: string, value: number, style: number): string {
  return style === 0
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** A function that writes a cell of the column into a row. */
export function cellXml(
  column: ExportColumn,
  index: number,
  { zone, onCut }: { readonly zone: string; readonly onCut: () => void },
): (row: number, cell: Cell) => string {
  const letters = columnLetters(index);
  const text = (row: number, cell: Cell) => {
    const whole = cellText(column, cell);
    if (whole.length > maxTextLength) onCut();
    return textCell(letters + row, whole);
  };
  switch (column.kind) {
    case 'number':
      return (row, cell) => (typeof cell === 'number' ? numberCell(letters + row, cell, 0) : text(row, cell));
    case 'boolean':
      // Sums and averages ignore logical values.
      return (row, cell) => numberCell(letters + row, cell === true ? 1 : 0, 0);
    case 'choice':
      if (!isCoded(column)) return text;
      return (row, cell) => numberCell(letters + row, Number(choiceText(column, Number(cell))), 0);
    case 'instant': {
      const offsetAt = offsetsIn(zone);
      return (row, cell) => {
        const instant = Number(cell);
        const serial = (instant + offsetAt(instant)) / millisecondsOfDay + epoch + aMicrosecond;
        return numberCell(letters + row, serial, styleOf.instant);
      };
    }
    case 'day':
      return (row, cell) => {
        const day = (parseDay(String(cell)) ?? Number.NaN) + epoch;
        return day >= firstCertainDay ? numberCell(letters + row, day, styleOf.day) : text(row, cell);
      };
    case 'clock':
      return (row, cell) => {
        const time = /^(\d\d):(\d\d)$/.exec(String(cell));
        if (time === null) return text(row, cell);
        return numberCell(letters + row, (Number(time[1]) * 60 + Number(time[2])) / 1440, styleOf.clock);
      };
    default:
      return text;
  }
}
