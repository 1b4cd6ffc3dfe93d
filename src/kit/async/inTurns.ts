/** Runs work when its turn has come. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes each step of long work in a turn of its own. Its reader may stop between two of them for as long as it likes. */
export async function* inTurns<Step>(
  steps: AsyncGenerator<Step>,
  takeTurn: TakeTurn = (work) => work(),
): AsyncGenerator<Step> {
  try {
    for (;;) {
      const step = await takeTurn(() => steps.next());
      if (step.done) return;
      yield step.value;
    }
  } finally {
    await steps.return(undefined);
  }
}
