/** The parts of a key event that shortcuts use. */
export interface Keystroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const named: Readonly<Record<string, string>> = {
  ' ': 'space',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The keystroke in shortcut notation: `mod+k`, `shift+enter`, `?`, `g`. */
export function strokeOf(event: Keystroke, onApple: boolean): string {
  const key = keyOf(event);
  const isMod = onApple ? event.metaKey : event.ctrlKey;
  // Shift and AltGr are part of the character they produce: `?` is `?` on every keyboard layout.
  const isSign = key.length === 1 && !/[a-z0-9]/.test(key);
  const isTyped = isSign && !isMod;
  return [
    isMod && 'mod',
    onApple && event.ctrlKey && 'ctrl',
    event.altKey && !isTyped && 'alt',
    event.shiftKey && !isSign && 'shift',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

function keyOf({ key, code }: Keystroke): string {
  const name = named[key];
  if (name !== undefined) return name;
  // On non-Latin layouts, the key at the position of the Latin letter.
  const isOther = key.length === 1 && key > '\u007f' && code.startsWith('Key');
  return isOther ? code.slice(3).toLowerCase() : key.toLowerCase();
}
