import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Select } from '#ui/select/select.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** One of a few values. Choosing what counts anyway removes the setting. */
export function ActionChoice({ control }: { readonly control: ControlOf<'choice'> }) {
  const { values: texts } = useLazyTexts(workflowTexts);
  const { value, set, finding, label, help } = useControl(control);
  const { values, standard } = control;
  const names: Readonly<Record<string, string>> = texts[control.names];
  const offered = values.includes(standard) ? values : [standard, ...values];
  return (
    <Select
      label={label}
      description={help}
      error={finding}
      value={typeof value === 'string' ? value : standard}
      options={offered.map((each) => ({ value: each, label: names[each] ?? each }))}
      onValueChange={(chosen) => set(chosen === standard ? undefined : chosen)}
    />
  );
}
