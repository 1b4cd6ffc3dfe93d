/** The workspaces that a person may use. */
export type WorkspaceScope = 'all' | ReadonlySet<string>;

export function isInWorkspaceScope(reach: WorkspaceScope, workspaceId: string): boolean {
  return reach === 'all' || reach.has(workspaceId);
}
