import { type Finding, finding } from '#form/check/findings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { connectionsOf } from '#store/query/workflow/connection.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** Warns of actions whose connection the organisation does not have, or has for another service. */
export async function connectionFindings(
  db: Database,
  organizationId: OrganizationId,
  { workflows = [] }: Pick<FormDefinition, 'workflows'>,
): Promise<Finding[]> {
  const actions = workflows.flatMap((workflow, index) =>
    workflow.do.map((action, at) => ({ action, path: `workflows[${index}].do[${at}].connection` })),
  );
  if (!actions.some(({ action }) => 'connection' in action)) return [];
  const connections = await connectionsOf(db, organizationId);
  return actions.flatMap(({ action, path }) => {
    if (!('connection' in action)) return [];
    const { connection, type } = action;
    const found =
      connections.find(({ id }) => id === connection) ?? connections.find(({ name }) => name === connection);
    if (found?.provider === type) return [];
    const message =
      found === undefined
        ? `The organisation has no connection "${connection}"; make it under Connections, or choose another one.`
        : `The connection "${connection}" is for another service; choose one for ${type}.`;
    return [finding('connection_unknown', { path }, message)];
  });
}
