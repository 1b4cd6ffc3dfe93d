import './answerView.css';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { Field } from '#form/definition/document.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import type { RatingField } from '#form/type/rating/settings.ts';
import type { SliderField } from '#form/type/slider/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { isWebAddress } from '#form/value/webAddress.ts';
import { formatDate } from '#ui/format/dates.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { flagOf } from '../../country/flagOf.ts';
import { nameOfCountry } from '../../country/nameOfCountry.ts';
import { FileList, type StoredFile } from './fileList.tsx';
import { isAddress, isFiles, isOptions, isTable } from './itemKinds.ts';
import { readPayment } from './payment.ts';
import { RatingView } from './ratingView.tsx';
import { NpsView, SliderView } from './scaleView.tsx';
import { TableView } from './tableView.tsx';

interface AnswerViewProps {
  /** The question as its version asked it; undefined where the version no longer tells. */
  readonly field: Field | undefined;
  /** The answer's `value`, as API v2 shows it. */
  readonly value: unknown;
  /** The files of the response. */
  readonly files: readonly StoredFile[];
}

/** An answer by its kind: stars, options, a table, money, files. Every text is shown as text. */
export function AnswerView({ field, value, files }: AnswerViewProps) {
  if (typeof value === 'number') return <NumberView field={field} value={value} />;
  if (typeof value === 'string') return <TextView field={field} value={value} />;
  if (isFiles(value, field)) return <FileList files={value as readonly UploadedFile[]} stored={files} />;
  if (isOptions(value)) return <OptionsView field={field} options={value} />;
  if (isTable(value)) return <TableView table={value} field={field} />;
  if (isAddress(value)) return <AddressView address={value} />;
  return <p className="answer-text">{JSON.stringify(value)}</p>;
}

function NumberView({ field, value }: { readonly field: Field | undefined; readonly value: number }) {
  const { locale } = useLanguage();
  // The types of imported documents are wider than their content.
  if (field?.type === 'rating') return <RatingView field={field as RatingField} value={value} />;
  if (field?.type === 'nps') return <NpsView value={value} />;
  if (field?.type === 'slider') return <SliderView field={field as SliderField} value={value} />;
  return <p className="answer-text">{formatNumber(value, locale, { maximumFractionDigits: 15 })}</p>;
}

function TextView({ field, value }: { readonly field: Field | undefined; readonly value: string }) {
  const { locale } = useLanguage();
  switch (field?.type) {
    case 'email':
      return (
        <p className="answer-text">
          <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>{value}</a>
        </p>
      );
    case 'phone':
      return (
        <p className="answer-text">
          <a href={`tel:${encodeURIComponent(value).replaceAll('%2B', '+')}`}>{value}</a>
        </p>
      );
    case 'date':
      return <p className="answer-text">{writtenDay(value, locale)}</p>;
    case 'credit_card':
      return <PaymentView value={value} />;
    case 'one_line_input':
    case 'calendly':
      if (isWebAddress(value))
        return (
          <p className="answer-text">
            <a href={value} target="_blank" rel="noopener noreferrer nofollow">
              {value}
            </a>
          </p>
        );
      break;
    default:
  }
  return <p className="answer-text">{value}</p>;
}

/** `15 Nov 2026` for a day, whatever the reader's time zone; anything else as it is. */
function writtenDay(value: string, locale: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? formatDate(`${value}T00:00:00Z`, locale, 'UTC')
    : value;
}

function PaymentView({ value }: { readonly value: string }) {
  const { locale } = useLanguage();
  const payment = readPayment(value);
  if (payment === undefined) return <p className="answer-text">{value}</p>;
  return (
    <p className="answer-money">
      <span className="answer-amount">
        {formatNumber(payment.amount, locale, { style: 'currency', currency: payment.currency })}
      </span>
      {payment.card !== undefined && <span className="answer-card">{payment.card}</span>}
    </p>
  );
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
