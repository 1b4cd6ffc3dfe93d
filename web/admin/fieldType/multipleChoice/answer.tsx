import { useId } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import type { MultipleChoiceField } from '#form/type/multipleChoice/settings.ts';
import { otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { TextField } from '#ui/textField/textField.tsx';
import type { AnswerAdapter, AnswerControlProps } from '../answerAdapter.ts';

export const multipleChoiceAnswer: AnswerAdapter<MultipleChoiceField> = { Control: EditedChoice };

type Entry = string | { readonly other: string };

/** One or several options, and the visitor's own words for "Other". */
function EditedChoice({ field, value, onChange, label, error }: AnswerControlProps<MultipleChoiceField>) {
  const { detail } = useLazyTexts(manageTexts);
  const frame = useField({ error });
  const name = useId();
  const entries: readonly Entry[] = Array.isArray(value) ? value : value == null ? [] : [value as Entry];
  const words = entries.find((entry) => typeof entry !== 'string')?.other;
  const isMultiple = field.multiple === true;
  const set = (next: readonly Entry[]) => onChange(next.length === 0 ? null : next);
  const toggle = (entry: Entry, isOn: boolean) => {
    const others = isMultiple ? entries.filter((each) => !isSame(each, entry)) : [];
    set(isOn ? [...others, entry] : others);
  };
  const { options, other } = field;
  const choices: { readonly key: string; readonly label: string; readonly entry: Entry }[] = [
    ...options.map((option) => ({ key: option.value, label: option.label, entry: option.value })),
    ...(other === undefined
      ? []
      : [{ key: ' other', label: fillDefaults(otherDefaults, other).label, entry: { other: words ?? '' } }]),
  ];
  return (
    <fieldset className="ui-chips" aria-describedby={frame.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      <div className="ui-chips-options">
        {choices.map((choice) => (
          <label key={choice.key} className="ui-chips-option">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              className="ui-chips-input"
              checked={entries.some((entry) => isSame(entry, choice.entry))}
              // A radio that is pressed again takes the answer away.
              onClick={(event) => {
                if (!isMultiple && entries.some((entry) => isSame(entry, choice.entry))) {
                  event.preventDefault();
                  toggle(choice.entry, false);
                }
              }}
              onChange={(event) => toggle(choice.entry, event.currentTarget.checked)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {words !== undefined && (
        <TextField
          label={detail.otherWords}
          value={words}
          onChange={({ currentTarget }) =>
            set([...entries.filter((entry) => typeof entry === 'string'), { other: currentTarget.value }])
          }
        />
      )}
      <FieldError field={frame} />
    </fieldset>
  );
}

function isSame(one: Entry, two: Entry): boolean {
  return typeof one === 'string' || typeof two === 'string' ? one === two : true;
}
