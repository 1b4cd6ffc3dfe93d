import { Switch } from '#ui/switch/switch.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

export function SwitchControl({ control }: { readonly control: ControlOf<'switch'> }) {
  const { value, set, finding, label, help } = useControl(control);
  const { standard } = control;
  return (
    <Switch
      label={label}
      description={help}
      error={finding}
      checked={typeof value === 'boolean' ? value : standard}
      onCheckedChange={(isOn) => set(isOn === standard ? undefined : isOn)}
    />
  );
}
