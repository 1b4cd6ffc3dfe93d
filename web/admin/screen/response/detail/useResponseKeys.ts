import { useEffect, useEffectEvent, useRef } from 'react';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import type { Neighbours } from './neighbours.ts';

/** Parts of the page that use the arrow keys themselves. */
const usesArrows =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=grid], [role=treegrid], [role=tablist], .answer-table-scroll, [role=dialog], [role=alertdialog]';

/** `j` and the right arrow open the next response, `k` and the left arrow the previous one. */
export function useResponseKeys(
  response: number,
  neighbours: Neighbours | undefined,
  onOpen: (response: number) => void,
): void {
  // A key that is pressed before the neighbours are known counts as soon as they are.
  const pending = useRef<{ readonly response: number; readonly direction: keyof Neighbours }>(undefined);
  const go = (direction: keyof Neighbours) => {
    pending.current = neighbours === undefined ? { response, direction } : undefined;
    const beside = neighbours?.[direction];
    if (beside != null) onOpen(beside);
  };
  const goOn = useEffectEvent(() => {
    if (pending.current?.response === response) go(pending.current.direction);
  });
  const isKnown = neighbours !== undefined;
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown]);
  useShortcuts({ j: () => go('next'), k: () => go('previous') });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    if (target instanceof Element && target.closest(usesArrows) !== null) return;
    const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    go(isForward ? 'next' : 'previous');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
