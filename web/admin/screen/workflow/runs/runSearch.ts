import type { RunStateFilter } from '#contract/app/workflow/runs.ts';

/** Not the list of the contract, because the router is loaded at the start and would bring its schemas along. */
const states: readonly RunStateFilter[] = ['waiting', 'retrying', 'done', 'failed', 'skipped'];

/** The search of the history's address: its filters, and the open run. */
export interface RunSearch {
  readonly state?: RunStateFilter;
  readonly workflow?: string;
  readonly search?: string;
  readonly run?: string;
}

/** Undefined removes what it names. */
export type RunSearchChanges = { readonly [Name in keyof RunSearch]?: RunSearch[Name] | undefined };

export function readRunSearch({ state, workflow, search, run }: Record<string, unknown>): RunSearch {
  const known = states.find((each) => each === state);
  return {
    ...(known === undefined ? {} : { state: known }),
    ...given('workflow', workflow),
    ...given('search', search),
    ...given('run', run),
  };
}

function given<Key extends string>(key: Key, value: unknown) {
  // The router reads digits in an address as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return (typeof text === 'string' && text !== '' ? { [key]: text.slice(0, 100) } : {}) as {
    [Name in Key]?: string;
  };
}
