import { Chips } from '#ui/chips/chips.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** Several of a few values. Choosing what counts anyway removes the setting. */
export function SeveralControl({ control }: { readonly control: ControlOf<'several'> }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const { values, standard, mayBeEmpty = false } = control;
  const names: Readonly<Record<string, string>> = panel.values[control.names];
  const chosen: readonly string[] = Array.isArray(value) ? value : standard;
  const change = (next: string[]) => {
    // The last one stays where the document takes no empty list.
    if (next.length === 0 && !mayBeEmpty) return;
    const isStandard = next.length === standard.length && next.every((each) => standard.includes(each));
    set(isStandard ? undefined : next);
  };
  return (
    <Chips
      label={label}
      description={help}
      error={finding}
      options={values.map((each) => ({ value: each, label: names[each] ?? each }))}
      values={chosen}
      onValuesChange={change}
    />
  );
}
