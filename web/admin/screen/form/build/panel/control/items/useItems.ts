import { useLayoutEffect, useRef, useState } from 'react';
import { placeholderAfter } from '#form/edit/fields/placeholders.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { optionValue } from '#form/value/optionValue.ts';
import { isObject } from '#kit/isObject.ts';
import { itemOf, useSetting, useSubject } from '../../subject/subject.ts';
import type { ControlOf, Settings } from '../../table/control.ts';
import { moved, nameOfItem, newItems } from './newItems.ts';

/** More lines are rendered when somebody asks for them: a list may have 2,000 options. */
const linesAtOnce = 100;

/** The items of a list, and every way to change them. */
export function useItems({ of, path, removedWhenEmpty }: ControlOf<'items'>) {
  const { settings, value, set } = useSetting(path);
  const whole = useSubject();
  const items: readonly Settings[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [most, setMost] = useState(linesAtOnce);
  const list = useRef<HTMLDivElement>(null);
  /** Options that were added here: answers cannot name them yet, so their values follow their labels. */
  const fresh = useRef(new Set<unknown>());
  const taken = useTaken(items, settings);

  const store = (next: readonly Settings[]) => {
    const problem = set(next.length === 0 && removedWhenEmpty ? undefined : next);
    setFault(problem);
    return problem === undefined;
  };
  const lineAt = (line: number) =>
    list.current?.querySelectorAll<HTMLElement>(':scope > .ui-sortable > li > * > * > * > [data-item]')[line];
  /** The line to focus once the list has so many items. */
  const focusNext = useRef<{ readonly line: number; readonly count: number }>(undefined);
  // Before the next key arrives: what somebody types after Enter belongs to the new line.
  useLayoutEffect(() => {
    if (focusNext.current?.count !== items.length) return;
    lineAt(focusNext.current.line)?.focus();
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
  /** Goes on in the next item that nobody has written yet, else in a new one; an empty one is enough. */
  const goOn = (index: number) => {
    const next = placeholderAfter(items, index);
    if (next !== undefined && next < most) lineAt(next)?.focus();
    else if (String(items[index]?.label ?? '').trim() !== '') add(index + 1, ['']);
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
  const move = (from: number, to: number) => {
    setOpen(undefined);
    store(moved(items, from, to));
  };
  return {
    items,
    /** Goes to the element around the lines, one of which gets the focus. */
    list,
    /** The line whose details are shown. */
    open,
    toggle: (index: number) => setOpen(open === index ? undefined : index),
    fault,
    most,
    showMore: () => setMost(most + 400),
    add,
    goOn,
    replaceByLines,
    remove,
    move,
    setLabel,
  };
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
