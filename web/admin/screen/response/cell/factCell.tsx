import { Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CellContext } from '#admin/fieldType/answerCell.ts';
import type { ResponseListed } from '#contract/app/response/table.ts';
import { formatDateTime } from '#ui/format/dates.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import type { FactColumn } from '../factColumns.ts';
import { tagsCell } from './answerCell.tsx';
import { Country } from './country.tsx';
import { isNamedDevice, type NamedDevice } from './namedDevice.ts';
import { nameOfLanguage } from './nameOfLanguage.ts';

const devices = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: SquareTerminal,
} satisfies Record<NamedDevice, unknown>;

/** A fact about a response in one line. */
export function factCell(id: FactColumn, row: ResponseListed, { texts, locale }: CellContext): ReactNode {
  const { visitor } = row;
  switch (id) {
    case '@date':
      return <time dateTime={row.created_at}>{formatDateTime(row.created_at, locale)}</time>;
    case '@updated':
      return <time dateTime={row.updated_at}>{formatDateTime(row.updated_at, locale)}</time>;
    case '@number':
      return row.number === null ? null : <span className="cell-number">{row.number}</span>;
    case '@tags':
      return row.tags.length === 0 ? null : tagsCell(row.tags, texts);
    case '@country':
      return visitor.country === '' ? null : <Country code={visitor.country} locale={locale} />;
    case '@city':
      return <span className="cell-text">{visitor.city}</span>;
    case '@device':
      return deviceCell(row.device, texts.devices);
    case '@language':
      return row.language === '' ? null : (
        <span className="cell-text">{nameOfLanguage(row.language, locale)}</span>
      );
    case '@version':
      return <span className="cell-number">{row.version}</span>;
    case '@time':
      return visitor.time_spent > 0 ? (
        <span className="cell-number">{formatDuration(visitor.time_spent, locale)}</span>
      ) : null;
    case '@page':
      return (
        <span className="cell-text" title={visitor.url}>
          {visitor.url.replace(/^https?:\/\//, '')}
        </span>
      );
    case '@suspicion':
      return row.suspicion === null ? null : (
        <span className="cell-text">{texts.suspicions[row.suspicion]}</span>
      );
  }
}

function deviceCell(device: string, names: CellContext['texts']['devices']): ReactNode {
  if (!isNamedDevice(device)) return null;
  const Icon = devices[device];
  return (
    <>
      <Icon size={14} aria-hidden className="cell-soft" />
      <span className="cell-text">{names[device]}</span>
    </>
  );
}

/** `45 sec` or `3 min`, in the reader's language. */
function formatDuration(seconds: number, locale: string): string {
  const [value, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [seconds / 60, 'minute']
        : [seconds / 3_600, 'hour'];
  return formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 });
}
