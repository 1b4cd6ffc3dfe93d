import { useContext, useEffect, useRef } from 'react';
import { isApple } from '../keys/isApple.ts';
import { strokeOf } from './keystroke.ts';
import { CurrentLayer, isTopLayer } from './shortcutLayer.tsx';
import { ShortcutReader } from './shortcutReader.ts';

export type Shortcuts = Readonly<Record<string, () => void>>;

interface Holder {
  readonly layer: string;
  readonly shortcuts: () => Shortcuts;
}

/** Fields that take letters. */
const typed =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=color]), textarea, select';
/** Elements that use letter keys themselves. */
const chosenByLetter =
  '[role=menu], [role=listbox], [contenteditable=true], [contenteditable=plaintext-only]';

const holders: Holder[] = [];
const reader = new ShortcutReader();

/**
 * Shortcuts that work while the component is mounted:
 *
 *     useShortcuts({ '?': showSheet, 'g f': goToForms, 'mod+k': openPalette });
 *
 * Single keys and sequences do nothing while the user types in a field. While a dialog is open, only the shortcuts
 * inside it work. Of two equal shortcuts, the one mounted later wins.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const layer = useContext(CurrentLayer);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const holder: Holder = { layer, shortcuts: () => latest.current };
    if (holders.push(holder) === 1) window.addEventListener('keydown', listen);
    return () => {
      holders.splice(holders.indexOf(holder), 1);
      if (holders.length === 0) window.removeEventListener('keydown', listen);
    };
  }, [layer]);
}

function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || ['Control', 'Meta', 'Alt', 'Shift'].includes(event.key))
    return;
  const stroke = strokeOf(event, isApple());
  const isChord = /^(mod|ctrl|alt)\+/.test(stroke);
  if (!isChord && isTyping(event.target)) return;
  const known = new Map<string, () => void>();
  for (const { layer, shortcuts } of holders)
    if (isTopLayer(layer)) for (const [keys, run] of Object.entries(shortcuts())) known.set(keys, run);
  const { found, isPart } = reader.read(stroke, event.timeStamp, [...known.keys()]);
  // `repeat`: a held key would run its command many times.
  if (isPart) event.preventDefault();
  if (found !== undefined && !event.repeat) known.get(found)?.();
}

/** Whether a key press on this element is text input and not a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typed}, ${chosenByLetter}`) !== null;
}
