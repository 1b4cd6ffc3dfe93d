/** The workspaces that a person may use. */
export type Reach = 'all' | ReadonlySet<string>;

export function isWithinReach(reach: Reach, workspaceId: string): boolean {
  return reach === 'all' || reach.has(workspaceId);
}
