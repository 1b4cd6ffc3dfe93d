let turn: Promise<void> | undefined;

/**
 * Waits for the end of this turn of the event loop, with everybody else who does. What many requests go through one
 * after the other, they then go through step by step side by side: the processor has the code of a step at hand for all
 * of them, which a step that is taken once in between everything else is not.
 */
export function together(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
