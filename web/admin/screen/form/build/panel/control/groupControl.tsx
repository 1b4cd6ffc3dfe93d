import { Switch } from '#ui/switch/switch.tsx';
import { partOf, SubjectContext, useSubject } from '../subject/subject.ts';
import type { ControlOf } from '../table/control.ts';
import { useControls } from './controlsContext.ts';
import { useControl } from './useControl.ts';

/** A part that a switch adds to the document, with its own settings below. */
export function GroupControl({ control }: { readonly control: ControlOf<'group'> }) {
  const { value, set, finding, label, help } = useControl(control);
  const whole = useSubject();
  const Controls = useControls();
  const isOn = value !== undefined;
  return (
    <div className="panel-group">
      <Switch
        label={label}
        description={help}
        error={finding}
        checked={isOn}
        onCheckedChange={(checked) => set(checked ? {} : undefined)}
      />
      {isOn && (
        <div className="panel-inner">
          <SubjectContext value={partOf(whole, control.path)}>
            <Controls controls={control.controls} />
          </SubjectContext>
        </div>
      )}
    </div>
  );
}
