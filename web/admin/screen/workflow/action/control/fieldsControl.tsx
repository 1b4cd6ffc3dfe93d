import { useMemo } from 'react';
import { ControlError } from '#admin/screen/form/build/panel/control/controlError.tsx';
import { useDraft } from '#admin/screen/form/editor/editorContext.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { usableFields } from '#form/edit/insert/insertableFields.ts';
import { nameOfField } from '#form/edit/insert/insertedParts.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** All fields, or chosen ones in the order of the form. */
export function FieldsControl({ control }: { readonly control: ControlOf<'fields'> }) {
  const { values: texts } = useLazyTexts(workflowTexts);
  const { value, set, finding, label } = useControl(control);
  const draft = useDraft();
  const fields = useMemo(() => usableFields(draft), [draft]);
  const chosen = Array.isArray(value) ? value.map(String) : undefined;
  const known = fields.map(({ id }) => id as string);
  const toggle = (id: string, isOn: boolean) => {
    const wanted = known.filter((each) => (each === id ? isOn : (chosen ?? []).includes(each)));
    // The schema wants at least one column.
    if (wanted.length > 0) set(wanted);
  };
  return (
    <ControlError error={finding}>
      <Segmented
        label={label}
        options={[
          { value: 'all', label: texts.allFields },
          { value: 'some', label: texts.someFields },
        ]}
        value={chosen === undefined ? 'all' : 'some'}
        onValueChange={(which) => set(which === 'all' || known.length === 0 ? undefined : known)}
      />
      {chosen !== undefined && (
        <fieldset className="flow-fields">
          <legend className="ui-hidden">{texts.whichFields}</legend>
          {fields.map((field) => (
            <Checkbox
              key={field.id}
              label={nameOfField(field)}
              checked={chosen.includes(field.id)}
              onCheckedChange={(isOn) => toggle(field.id, isOn)}
            />
          ))}
        </fieldset>
      )}
    </ControlError>
  );
}
