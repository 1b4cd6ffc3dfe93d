/** Columns of facts about a response, apart from its answers. */
export const factColumns = [
  '@date',
  '@suspicion',
  '@number',
  '@tags',
  '@country',
  '@city',
  '@device',
  '@language',
  '@version',
  '@time',
  '@page',
  '@updated',
] as const;
export type FactColumn = (typeof factColumns)[number];

export function isFactColumn(id: string): id is FactColumn {
  return (factColumns as readonly string[]).includes(id);
}
