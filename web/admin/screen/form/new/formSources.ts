/** Where a new form may come from, in the order of the tabs. */
export const formSources = ['template', 'lines', 'file'] as const;
export type NewFormSource = (typeof formSources)[number];
