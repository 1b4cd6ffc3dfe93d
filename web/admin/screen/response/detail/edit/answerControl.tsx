import type { ReactNode } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type KnownField, settled } from '#form/type/declarations.ts';
import { Select } from '#ui/select/select.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import type { useResponseParams } from '../useResponse.ts';
import { AddressControl } from './addressControl.tsx';
import { EditedChoice } from './editedChoice.tsx';
import { FilesControl } from './filesControl.tsx';
import { ScaleControl } from './scaleControl.tsx';
import { TableControl } from './tableControl.tsx';

export interface AnswerControlProps<Field extends KnownField = KnownField> {
  readonly field: Field;
  /** The answer as `editResponse` takes it; null for none. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Files are being sent, without which the answer is not complete. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly label: string;
  readonly error: ReactNode;
  /** The files of this answer, which have names. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
  /** Of the response, for new files. */
  readonly params: ReturnType<typeof useResponseParams>;
}

/** The control of a field type. */
export function AnswerControl(props: AnswerControlProps) {
  const { field, value, onChange, label, error } = props;
  const { detail } = useLazyTexts(manageTexts);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shared = { label, hideLabel: true, error, value: text };
  const change = (typed: string) => onChange(typed === '' ? null : typed);
  switch (field.type) {
    case 'comment':
      return <TextArea {...shared} rows={5} onChange={(event) => change(event.currentTarget.value)} />;
    case 'multiple_choice':
      return <EditedChoice {...props} field={field} />;
    case 'dropdown':
      return (
        <Select
          label={label}
          hideLabel
          error={error}
          options={[
            { value: '', label: detail.noAnswer },
            ...field.options.map((option) => ({ value: option.value, label: option.label })),
          ]}
          value={Array.isArray(value) ? String(value[0] ?? '') : text}
          onValueChange={(chosen) => onChange(chosen === '' ? null : [chosen])}
        />
      );
    case 'rating': {
      const { max, step } = settled(field);
      return <ScaleControl {...props} from={step} to={max} step={step} />;
    }
    case 'nps':
      return <ScaleControl {...props} from={0} to={10} step={1} />;
    case 'slider': {
      const { min, max, step } = settled(field);
      return (
        <TextField
          {...shared}
          type="number"
          min={min}
          max={max}
          step={step}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)
          }
        />
      );
    }
    case 'address':
      return <AddressControl {...props} field={field} />;
    case 'table_entry':
      return <TableControl {...props} field={field} />;
    case 'file_upload':
      return <FilesControl {...props} />;
    default:
      return (
        <TextField
          {...shared}
          {...inputOf(field)}
          autoComplete="off"
          onChange={(event) => change(event.currentTarget.value)}
        />
      );
  }
}

/** The browser's own input for a type; the service validates, also where the browser would. */
function inputOf(field: KnownField) {
  if (field.type === 'date') return { type: 'date' };
  if (field.type === 'time') return { type: 'time', step: 60 };
  if (field.type === 'email') return { inputMode: 'email' as const };
  if (field.type === 'phone') return { type: 'tel' };
  if (field.type === 'one_line_input' && field.accepts === 'number') return { inputMode: 'decimal' as const };
  if (field.type === 'one_line_input' && field.accepts === 'url') return { inputMode: 'url' as const };
  return {};
}
