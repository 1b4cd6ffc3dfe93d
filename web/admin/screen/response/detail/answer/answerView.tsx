import './answerView.css';
import { answerAdapterOf } from '#admin/fieldType/answerAdapters.ts';
import { TableView } from '#admin/fieldType/tableEntry/tableView.tsx';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { ResponseListed } from '#contract/app/response/table.ts';
import type { Field } from '#form/definition/document.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { recordedSource, withWrittenAmounts } from '#render/text/withWrittenAmounts.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { flagOf } from '../../country/flagOf.ts';
import { nameOfCountry } from '../../country/nameOfCountry.ts';
import { writtenAmount } from '../../writtenAmount.ts';
import { FileList, type StoredFile } from './fileList.tsx';
import { isAddress, isFiles, isOptions, isTable } from './itemKinds.ts';

interface AnswerViewProps {
  /** The question as its version asked it; undefined where the version no longer tells. */
  readonly field: Field | undefined;
  /** The answer's `value`, as API v2 shows it. */
  readonly value: unknown;
  /** The files of the response. */
  readonly files: readonly StoredFile[];
  /** The price of the answer, or its total. */
  readonly amount?: Amount | undefined;
  /** The currency of the form as it was answered. */
  readonly currency: string | null;
}

type Amount = ResponseListed['amounts'][string];

/** An answer by its kind: stars, options, a table, money, files. Every text is shown as text. */
export function AnswerView({ field, value, files, amount, currency }: AnswerViewProps) {
  if (typeof value === 'number') return <NumberView field={field} value={value} />;
  if (isOptions(value) && !isFiles(value, field))
    return (
      <div className="answer-money">
        <OptionsView field={field} options={value} />
        {amount !== undefined && <AmountView amount={amount} />}
      </div>
    );
  if (amount !== undefined) return <AmountView amount={amount} />;
  if (typeof value === 'string') return <TextView field={field} value={value} currency={currency} />;
  if (isFiles(value, field)) return <FileList files={value as readonly UploadedFile[]} stored={files} />;
  if (isTable(value)) return <TableView table={value} field={field} />;
  if (isAddress(value)) return <AddressView address={value} />;
  return <p className="answer-text">{JSON.stringify(value)}</p>;
}

function NumberView({ field, value }: { readonly field: Field | undefined; readonly value: number }) {
  const { locale } = useLanguage();
  const { NumberView: View } = answerAdapterOf(field?.type) ?? {};
  // The types of imported documents are wider than their content.
  if (View !== undefined) return <View field={field as KnownField} value={value} />;
  return <p className="answer-text">{formatNumber(value, locale, { maximumFractionDigits: 15 })}</p>;
}

function AmountView({ amount }: { readonly amount: Amount }) {
  const { locale } = useLanguage();
  return <span className="answer-amount">{writtenAmount(amount, locale)}</span>;
}

interface TextViewProps {
  readonly field: Field | undefined;
  readonly value: string;
  readonly currency: string | null;
}

function TextView({ field, value, currency }: TextViewProps) {
  const { locale } = useLanguage();
  const { TextView: View } = answerAdapterOf(field?.type) ?? {};
  if (View !== undefined) return <View field={field as KnownField} value={value} />;
  const source = field === undefined ? undefined : recordedSource(field);
  const text =
    source === undefined ? value : withWrittenAmounts(value, source, currency ?? undefined, locale);
  return <p className="answer-text">{text}</p>;
}

interface OptionsViewProps {
  readonly field: Field | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

function OptionsView({ field, options }: OptionsViewProps) {
  const known = new Set(field === undefined ? [] : (shownOptions(field) ?? []).map(({ value }) => value));
  return (
    <ul className="answer-options">
      {options.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer's options never move
        <li key={index} className="answer-option">
          {label}
          {/* "Other" has the visitor's words as its value. */}
          {known.size > 0 && !known.has(value) && value !== label && (
            <span className="answer-other">{value}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function AddressView({ address }: { readonly address: Readonly<Record<string, string>> }) {
  const { locale } = useLanguage();
  const { line1, line2, city, state, postal_code: postalCode, country = '' } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const lines = [line1, line2, [town, state].filter(Boolean).join(', ')].filter(Boolean);
  const flag = flagOf(country);
  return (
    <p className="answer-address">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address never move
        <span key={index}>{line}</span>
      ))}
      {country !== '' && (
        <span>
          {flag !== undefined && <span aria-hidden="true">{flag} </span>}
          {nameOfCountry(country, locale)}
        </span>
      )}
    </p>
  );
}
