const apple: Readonly<Record<string, string>> = {
  mod: '⌘',
  alt: '⌥',
  shift: '⇧',
  enter: '↵',
  backspace: '⌫',
};
const other: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt', shift: 'Shift', enter: 'Enter' };
const both: Readonly<Record<string, string>> = {
  escape: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  space: 'Space',
};

/** The key caps of `mod+k` or `g f`, in order. */
export function keyCaps(keys: string, onApple: boolean): { cap: string; id: string }[] {
  const capNames = onApple ? apple : other;
  return keys
    .split(' ')
    .flatMap((step) => step.split('+'))
    .map((key, index) => ({
      cap: capNames[key] ?? both[key] ?? (key.length === 1 ? key.toUpperCase() : capitalized(key)),
      id: `${index}:${key}`,
    }));
}

function capitalized(key: string): string {
  return key.slice(0, 1).toUpperCase() + key.slice(1);
}
