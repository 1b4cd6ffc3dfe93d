import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a test waits for something that must happen before it counts as hanging, in milliseconds. Long, because a
 * busy machine is slow and a test that fails for that reason says nothing; nobody waits that long unless it fails.
 */
export const patience = 180_000;

/** Between two looks, in milliseconds: soon at first, and seldom where it takes long, because each look costs the service or the browser time. */
const pauses = { first: 10, longest: 100 };

function growing(): () => Promise<void> {
  let pause = pauses.first;
  return async () => {
    await sleep(pause);
    pause = Math.min(pause * 1.5, pauses.longest);
  };
}

/** Looks again and again until there is something to see, for what no event announces. */
export async function eventually<Value>(
  look: () => Promise<Value> | Value,
  about: () => string = () => 'it never happened',
): Promise<Exclude<Value, undefined | false>> {
  for (const deadline = Date.now() + patience, pause = growing(); ; await pause()) {
    const found = await look();
    if (found !== undefined && found !== false) return found as Exclude<Value, undefined | false>;
    if (Date.now() > deadline) return assert.fail(about());
  }
}

/** Repeats an assertion until it holds: a page shows a change a moment after its cause. Fails as the assertion does. */
export async function holds(assertion: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + patience, pause = growing(); ; await pause()) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
