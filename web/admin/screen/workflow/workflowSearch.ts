/** The search of the tab's address: the id of the open workflow. */
export interface WorkflowSearch {
  readonly open?: string;
}

export function readWorkflowSearch({ open }: Record<string, unknown>): WorkflowSearch {
  return typeof open === 'string' && open !== '' ? { open } : {};
}
