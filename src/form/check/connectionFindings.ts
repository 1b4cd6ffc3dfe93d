import type { FormDefinition } from '../definition/document.ts';
import { type Finding, finding } from './findings.ts';

/** A connection of the organisation. Documents name it by its id or its name. */
interface KnownConnection {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
}

/** Whether a form depends on connections at all. */
export function namesConnections({ workflows = [] }: Pick<FormDefinition, 'workflows'>): boolean {
  return workflows.some((workflow) => workflow.do.some((action) => 'connection' in action));
}

/**
 * Warns of actions whose connection the organisation does not have, or has for another service. Apart from the checker, which
 * knows nothing but the form.
 */
export function connectionFindings(
  { workflows = [] }: Pick<FormDefinition, 'workflows'>,
  connections: readonly KnownConnection[],
): Finding[] {
  return workflows.flatMap((workflow, index) =>
    workflow.do.flatMap((action, at) => {
      if (!('connection' in action)) return [];
      const { connection, type } = action;
      const found =
        connections.find(({ id }) => id === connection) ??
        connections.find(({ name }) => name === connection);
      if (found?.provider === type) return [];
      const message =
        found === undefined
          ? `The organisation has no connection "${connection}"; make it under Connections, or choose another one.`
          : `The connection "${connection}" is for another service; choose one for ${type}.`;
      const path = `workflows[${index}].do[${at}].connection`;
      return [finding('connection_unknown', { path, workflow: workflow.id }, message)];
    }),
  );
}
