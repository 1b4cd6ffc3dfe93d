import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * The handlers of a button that removes what is beside it, where the next thing then has the same button in the same
 * place: the second click of a double click, and a key that is held, do nothing.
 *
 *     <IconButton icon={Trash2} label={texts.delete} {...oncePressed(remove)} />
 */
export function oncePressed(press: () => void) {
  return {
    onClick: ({ detail }: MouseEvent) => {
      if (detail < 2) press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter clicks again for as long as it is held.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
