import { ListPlus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { optionValue } from '#form/value/optionValue.ts';
import { isObject } from '#kit/isObject.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { SortableList } from '#ui/sortableList/sortableList.tsx';
import { itemOf, useSubject } from '../../subject/subject.ts';
import type { ControlOf, Settings } from '../../table/control.ts';
import { useControl } from '../useControl.ts';
import { AddSeveral } from './addSeveral.tsx';
import { ItemLine } from './itemLine.tsx';
import { moved, nameOfItem, newItems } from './newItems.ts';

/** More lines are rendered when somebody asks for them: a list may have 2,000 options. */
const linesAtOnce = 100;

/** A list of options, columns or rows: typed, pasted, moved and removed, with details below each. */
export function ItemsControl({ control }: { readonly control: ControlOf<'items'> }) {
  const { settings, value, set, finding, label, help, panel } = useControl(control);
  const whole = useSubject();
  const { of, path } = control;
  const texts = panel.items[of];
  const items: readonly Settings[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isAddingSeveral, setAddingSeveral] = useState(false);
  const [most, setMost] = useState(linesAtOnce);
  const list = useRef<HTMLDivElement>(null);
  /** Options that were added here: answers cannot name them yet, so their values follow their labels. */
  const fresh = useRef(new Set<unknown>());
  const taken = useTaken(items, settings);
  const field = useField({ error: fault ?? (items.length === 0 ? finding : undefined) });

  const store = (next: readonly Settings[]) => {
    const problem = set(next.length === 0 && control.removedWhenEmpty ? undefined : next);
    setFault(problem);
    return problem === undefined;
  };
  /** The line to focus once the list has so many items. */
  const focusNext = useRef<{ readonly line: number; readonly count: number }>(undefined);
  // Before the next key arrives: what somebody types after Enter belongs to the new line.
  useLayoutEffect(() => {
    if (focusNext.current?.count !== items.length) return;
    list.current
      ?.querySelectorAll<HTMLElement>(':scope > .ui-sortable > li > * > * > * > [data-item]')
      [focusNext.current.line]?.focus();
    focusNext.current = undefined;
  });
  const add = (at: number, labels: readonly string[]) => {
    const added = newItems(of, labels, taken());
    if (!store(items.toSpliced(at, 0, ...added))) return;
    focusNext.current = { line: at + added.length - 1, count: items.length + added.length };
    for (const item of added) fresh.current.add(nameOfItem(item));
    setOpen(undefined);
    setMost((shown) => Math.max(shown, at + added.length));
  };
  const replaceByLines = (index: number, lines: readonly string[]) => {
    // Pasted into an empty line, the list takes its place.
    const isEmpty = items[index]?.label === '';
    const kept = isEmpty ? items.toSpliced(index, 1) : items;
    const added = newItems(of, lines, taken());
    const at = isEmpty ? index : index + 1;
    if (!store(kept.toSpliced(at, 0, ...added))) return;
    focusNext.current = { line: at + added.length - 1, count: kept.length + added.length };
    for (const item of added) fresh.current.add(nameOfItem(item));
    setMost((shown) => Math.max(shown, at + added.length));
  };
  const remove = (index: number) => {
    if (!store(items.toSpliced(index, 1))) return;
    focusNext.current = { line: Math.max(0, index - 1), count: items.length - 1 };
    setOpen(undefined);
  };
  const setLabel = (index: number, typed: string) => {
    const item = items[index];
    const subject = itemOf(whole, path, items, index);
    if (of !== 'option' || item === undefined || !fresh.current.has(item.value))
      return subject.set('label', typed, 'label');
    const others = taken();
    others.delete(item.value);
    const next = optionValue(typed, others);
    fresh.current.delete(item.value);
    fresh.current.add(next);
    return whole.set(
      path,
      items.with(index, { ...item, value: next, label: typed }),
      `${path}[${index}].label`,
    );
  };
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
            onMove={(from, to) => {
              setOpen(undefined);
              store(moved(items, from, to));
            }}
            renderItem={(index) => (
              <ItemLine
                control={control}
                subject={itemOf(whole, path, items, index)}
                index={index}
                finding={whole.findingAt(`${path}[${index}]`)}
                isOpen={open === index}
                onToggle={() => setOpen(open === index ? undefined : index)}
                setLabel={(typed) => setLabel(index, typed)}
                onEnter={() => add(index + 1, [''])}
                onLines={(lines) => replaceByLines(index, lines)}
                onRemove={() => remove(index)}
              />
            )}
          />
        </div>
      )}
      {items.length > shown.length && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + 400)}>
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
        </div>
      )}
    </fieldset>
  );
}

/**
 * The names that new items must not get: those of the others, and those that columns and rows had since the list is shown,
 * because answers may use them.
 */
function useTaken(items: readonly Settings[], { other }: Settings): () => Set<unknown> {
  const seen = useRef(new Set<unknown>());
  return () => {
    const names = items.map(nameOfItem);
    for (const name of names) if (/^(column|row)\d+$/.test(String(name))) seen.current.add(name);
    const ofOther = isObject(other) ? [fillDefaults(otherDefaults, other).value] : [];
    return new Set([...seen.current, ...names, ...ofOther]);
  };
}
