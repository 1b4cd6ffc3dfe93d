import { Coins, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { SortableList } from '#ui/sortableList/sortableList.tsx';
import { itemOf, useSubject } from '../../subject/subject.ts';
import type { ControlOf } from '../../table/control.ts';
import { useControl } from '../useControl.ts';
import { AddSeveral } from './addSeveral.tsx';
import { ItemLine } from './itemLine.tsx';
import { useItems } from './useItems.ts';

/** A list of options, columns or rows: typed, pasted, moved and removed, with details below each. */
export function ItemsControl({ control }: { readonly control: ControlOf<'items'> }) {
  const { finding, label, help, panel } = useControl(control);
  const whole = useSubject();
  const { path } = control;
  const texts = panel.items[control.of];
  const {
    items,
    list,
    open,
    toggle,
    fault,
    most,
    showMore,
    add,
    goOn,
    replaceByLines,
    remove,
    move,
    setLabel,
  } = useItems(control);
  const [isAddingSeveral, setAddingSeveral] = useState(false);
  const mayBePriced = control.controls.some(({ kind }) => kind === 'price');
  const hasPrice = items.some(({ price }) => price !== undefined);
  const [isPriced, setPriced] = useState(hasPrice);
  // They stay while somebody deletes the last price to type another.
  if (hasPrice && !isPriced) setPriced(true);
  const field = useField({ error: fault ?? (items.length === 0 ? finding : undefined) });
  const shown = items.slice(0, most);
  return (
    <fieldset className="panel-items">
      <legend className="panel-part-title">{label}</legend>
      {help !== undefined && <p className="ui-field-description">{help}</p>}
      {shown.length > 0 && (
        <div ref={list}>
          <SortableList
            count={shown.length}
            label={label}
            handleLabel={(index) => panel.move(String(items[index]?.label || texts.one(index + 1)))}
            handleHelp={panel.moveHelp}
            movedTo={panel.movedTo}
            onMove={move}
            renderItem={(index) => (
              <ItemLine
                control={control}
                subject={itemOf(whole, path, items, index)}
                index={index}
                finding={whole.findingAt(`${path}[${index}]`)}
                isPriced={mayBePriced && isPriced}
                isOpen={open === index}
                onToggle={() => toggle(index)}
                setLabel={(typed) => setLabel(index, typed)}
                onEnter={() => goOn(index)}
                onLines={(lines) => replaceByLines(index, lines)}
                onRemove={() => remove(index)}
              />
            )}
          />
        </div>
      )}
      {items.length > shown.length && (
        <Button variant="quiet" size="small" onClick={showMore}>
          {panel.showMore(items.length - shown.length)}
        </Button>
      )}
      <FieldError field={field} />
      {isAddingSeveral ? (
        <AddSeveral
          texts={texts}
          onAdd={(lines) => {
            setAddingSeveral(false);
            if (lines.length > 0) add(items.length, lines);
          }}
        />
      ) : (
        <div className="panel-items-add">
          <Button size="small" icon={Plus} onClick={() => add(items.length, [''])}>
            {texts.add}
          </Button>
          <Button variant="quiet" size="small" icon={ListPlus} onClick={() => setAddingSeveral(true)}>
            {texts.addSeveral}
          </Button>
          {mayBePriced && !isPriced && items.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              icon={Coins}
              onClick={() => {
                flushSync(() => setPriced(true));
                list.current?.querySelector<HTMLElement>('.panel-price > input')?.focus();
              }}
            >
              {panel.addPrices}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
