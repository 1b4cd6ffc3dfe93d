import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import type { ControlOf } from '../table/control.ts';
import { ControlError } from './controlError.tsx';
import { useControl } from './useControl.ts';

/** One of a few values. Choosing what happens anyway removes the setting. */
export function ChoiceControl({ control }: { readonly control: ControlOf<'choice'> }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const { values, standard, look } = control;
  const names: Readonly<Record<string, string>> = panel.values[control.names];
  const options = values.map((each) => ({ value: String(each), label: names[String(each)] ?? String(each) }));
  const chosen = String(value ?? standard);
  const choose = (text: string) => {
    const next = values.find((each) => String(each) === text);
    set(next === standard ? undefined : next);
  };
  if (look === 'select')
    return (
      <Select
        label={label}
        description={help}
        error={finding}
        options={options}
        value={chosen}
        onValueChange={choose}
      />
    );
  return (
    <ControlError error={finding}>
      <Segmented label={label} options={options} value={chosen} onValueChange={choose} fill />
      {help !== undefined && <p className="ui-field-description">{help}</p>}
    </ControlError>
  );
}
