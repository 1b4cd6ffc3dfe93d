import { Switch } from '#ui/switch/switch.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** Yes or no; what counts anyway is not stored. */
export function SwitchControl({ control }: { readonly control: ControlOf<'switch'> }) {
  const { value, set, settings, finding, label, help } = useControl(control);
  const standard = control.standard(settings);
  return (
    <Switch
      label={label}
      description={help}
      error={finding}
      checked={typeof value === 'boolean' ? value : standard}
      onCheckedChange={(checked) => set(checked === standard ? undefined : checked)}
    />
  );
}
