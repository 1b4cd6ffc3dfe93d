import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import type { Neighbours } from './neighbours.ts';

/** Parts of the page that use the arrow keys themselves. */
const usesArrows =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=grid], [role=treegrid], [role=tablist], .answer-table-scroll, [role=dialog], [role=alertdialog]';

/** `j` and the right arrow open the next response, `k` and the left arrow the previous one. */
export function useResponseKeys(
  neighbours: Neighbours | undefined,
  onOpen: (response: number) => void,
): void {
  const go = (id: number | null | undefined) => {
    if (id != null) onOpen(id);
  };
  useShortcuts({ j: () => go(neighbours?.next), k: () => go(neighbours?.previous) });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    if (target instanceof Element && target.closest(usesArrows) !== null) return;
    const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    go(isForward ? neighbours?.next : neighbours?.previous);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
