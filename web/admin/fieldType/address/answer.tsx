import { nameOfCountry } from '#admin/screen/response/country/nameOfCountry.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { AddressField } from '#form/type/address/settings.ts';
import { countries } from '#form/value/countries.ts';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import type { AnswerAdapter, AnswerControlProps } from '../answerAdapter.ts';

export const addressAnswer: AnswerAdapter<AddressField> = { Control: AddressControl };

/** Not from the schema, which would bring its library along. */
const allParts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

function AddressControl({ field, value, onChange, label, error }: AnswerControlProps<AddressField>) {
  const { detail } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  const frame = useField({ error });
  const parts: Readonly<Record<string, string>> =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : {};
  const change = (part: string, text: string) => {
    const next = { ...parts, [part]: text };
    onChange(Object.values(next).every((each) => each === '') ? null : next);
  };
  const byName = (field.countries ?? countries)
    .map((code) => ({ value: code, label: nameOfCountry(code, locale) }))
    .toSorted((one, two) => one.label.localeCompare(two.label, locale));
  return (
    <fieldset className="answer-parts" aria-describedby={frame.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      {(field.parts ?? allParts).map((part) =>
        part === 'country' ? (
          <Select
            key={part}
            label={detail.address[part]}
            options={[{ value: '', label: detail.noAnswer }, ...byName]}
            value={parts[part] ?? ''}
            onValueChange={(code) => change(part, code)}
          />
        ) : (
          <TextField
            key={part}
            label={detail.address[part]}
            value={parts[part] ?? ''}
            autoComplete="off"
            onChange={(event) => change(part, event.currentTarget.value)}
          />
        ),
      )}
      <FieldError field={frame} />
    </fieldset>
  );
}
