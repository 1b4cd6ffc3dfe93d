import { formSources, type NewFormSource } from './formSources.ts';

/** The search parameters of the screen for a new form. */
export interface NewFormSearch {
  /** The preselected workspace. */
  readonly workspace?: string | undefined;
  readonly from?: NewFormSource | undefined;
}

export function readNewFormSearch({ workspace, from }: Record<string, unknown>): NewFormSearch {
  return {
    workspace: typeof workspace === 'string' ? workspace : undefined,
    from: formSources.find((source) => source === from),
  };
}
