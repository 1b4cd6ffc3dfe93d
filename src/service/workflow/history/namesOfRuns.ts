import type { OrganizationId } from '#store/tables.ts';
import type { Definitions } from '../../form/definitions.ts';

/** An action of a version of a form, as runs and health name it. */
export interface ActionOfVersion {
  readonly form_id: string;
  /** Null if the form is not published. */
  readonly version: number | null;
  readonly workflow_id: string;
  readonly action_id: string;
}

export interface ActionName {
  readonly workflow: string;
  /** The type of the action; undefined if the version has no such action. */
  readonly type: string | undefined;
}

/** Names workflows as the versions that ran called them; one that was deleted since keeps its name. */
export async function namesOfRuns(
  definitions: Definitions,
  organizationId: OrganizationId,
  rows: readonly ActionOfVersion[],
): Promise<(row: ActionOfVersion) => ActionName> {
  const names = new Map<string, ActionName>();
  for (const { form_id, version } of rows) {
    const of = `${form_id} ${version}`;
    if (version === null || names.has(of)) continue;
    names.set(of, { workflow: '', type: undefined });
    const { workflows = [] } = (await definitions.get(organizationId, form_id, version)) ?? {};
    for (const { id, name = id, do: actions } of workflows) {
      names.set(`${of} ${id}`, { workflow: name, type: undefined });
      for (const { id: action, type } of actions)
        names.set(`${of} ${id} ${action}`, { workflow: name, type });
    }
  }
  return ({ form_id, version, workflow_id, action_id }) => {
    const workflow = `${form_id} ${version} ${workflow_id}`;
    const unknown = { workflow: workflow_id, type: undefined };
    return names.get(`${workflow} ${action_id}`) ?? names.get(workflow) ?? unknown;
  };
}
