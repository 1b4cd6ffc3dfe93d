import { fillDefaults } from '#form/type/fillDefaults.ts';
import { otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { isObject } from '#kit/isObject.ts';
import { Chips } from '#ui/chips/chips.tsx';
import { Select } from '#ui/select/select.tsx';
import type { OwnControl, Settings } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** The options that are chosen at the beginning: one text for a list that opens, a list for a multiple choice. */
export function ChosenControl({ control }: { readonly control: OwnControl }) {
  const { settings, value, set, finding, label, help, panel } = useControl(control);
  const options = optionsOf(settings);
  const chosen: readonly string[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const texts = { label, description: help, error: finding };
  if (settings.type === 'multiple_choice' && settings.multiple === true)
    return (
      <Chips
        {...texts}
        options={options}
        values={chosen}
        onValuesChange={(next) => set(next.length === 0 ? undefined : next)}
      />
    );
  const isList = settings.type === 'multiple_choice';
  return (
    <Select
      {...texts}
      options={[{ value: '', label: panel.nothing }, ...options]}
      value={chosen[0] ?? ''}
      onValueChange={(next) => set(next === '' ? undefined : isList ? [next] : next)}
    />
  );
}

function optionsOf({ options, other }: Settings): { value: string; label: string }[] {
  const shown = (Array.isArray(options) ? options : []).map(({ value, label }) => ({
    value: String(value),
    label: String(label) || String(value),
  }));
  if (!isObject(other)) return shown;
  const { value, label } = fillDefaults(otherDefaults, other);
  return [...shown, { value: String(value), label: String(label) }];
}
