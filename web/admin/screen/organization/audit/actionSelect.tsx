import '#ui/select/select.css';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { auditActions } from '#contract/app/organization/auditActions.ts';
import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';

interface ActionSelectProps {
  readonly value: string;
  readonly onValueChange: (action: string) => void;
}

/** A select of all actions, grouped by subject. */
export function ActionSelect({ value, onValueChange }: ActionSelectProps) {
  const { audit: texts } = useTexts();
  const field = useField({});
  return (
    <Field field={field} label={texts.action}>
      <div className="ui-control-frame">
        <select
          {...field.attributes}
          className="ui-control ui-select"
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          <option value="">{texts.anyAction}</option>
          {Object.entries(texts.groups).map(([group, label]) => (
            <optgroup key={group} label={label}>
              {auditActions
                .filter((action) => action.startsWith(`${group}.`))
                .map((action) => (
                  <option key={action} value={action}>
                    {texts.actions[action]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown className="ui-select-arrow" size={16} aria-hidden />
      </div>
    </Field>
  );
}
