import { Plus, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { itemOf, SubjectContext, useSubject } from '#admin/screen/form/build/panel/subject/subject.ts';
import type { Settings } from '#admin/screen/form/build/panel/table/control.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import type { Control, ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

interface ItemsControlProps {
  readonly control: ControlOf<'items'>;
  /** Renders a control of an item; given by the list of controls, which imports this. */
  readonly One: ComponentType<{ readonly control: Control }>;
}

/** A list of parts, such as headers. The key goes with the last one. */
export function ItemsControl({ control, One }: ItemsControlProps) {
  const { actions: texts } = useLazyTexts(workflowTexts);
  const { value, set, finding, label, help } = useControl(control);
  const whole = useSubject();
  const items: readonly Settings[] = Array.isArray(value) ? value : [];
  const remove = (index: number) => {
    const left = items.toSpliced(index, 1);
    set(left.length === 0 ? undefined : left);
  };
  return (
    <fieldset className="flow-items">
      <legend className="flow-items-label">{label}</legend>
      {help !== undefined && <p className="ui-field-description">{help}</p>}
      {items.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids
        <fieldset key={index} className="flow-item">
          <legend className="ui-hidden">{texts.item(index + 1)}</legend>
          <SubjectContext value={itemOf(whole, control.path, items, index)}>
            {control.controls.map((each) => (
              <div key={each.path} className="flow-item-part">
                <One control={each} />
              </div>
            ))}
          </SubjectContext>
          <IconButton
            icon={X}
            size="small"
            label={texts.removeItem(index + 1)}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      {finding !== undefined && items.length === 0 && <p className="ui-field-error">{finding}</p>}
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          aria-label={`${texts.addItem}: ${label}`}
          onClick={() => set([...items, control.fresh])}
        >
          {texts.addItem}
        </Button>
      </div>
    </fieldset>
  );
}
