import { figure, plural } from '../plural.ts';

const forms = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} form`, other: `${figure('en', count)} forms` });
const responses = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} response`, other: `${figure('en', count)} responses` });

/** Workspaces, and who has access to them. */
export const workspaces = {
  description: 'Forms live in workspaces. Members see the ones they are added to; owners and admins see all.',
  list: 'Workspaces',
  create: 'Create workspace',
  createTitle: 'New workspace',
  name: 'Name',
  nameHelp: 'For example, the name of a team, client or project.',
  nameMissing: 'Give the workspace a name.',
  created: (name: string) => `“${name}” is ready`,
  workspace: 'Workspace',
  forms: 'Forms',
  responses: 'Responses',
  access: 'Access',
  createdAt: 'Created',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  renamed: (name: string) => `Renamed to “${name}”`,
  whoHasAccess: 'Who has access',
  accessTitle: (name: string) => `Who has access to “${name}”`,
  accessHelp: 'Changes take effect immediately.',
  accessSummary: (name: string, people: string) =>
    `Besides owners and admins, ${people} can access “${name}”. Change it`,
  accessNobody: 'Owners and admins only',
  accessNobodyLabel: (name: string) => `Only owners and admins can access “${name}”. Change it`,
  accessMore: (count: number) => `+${figure('en', count)}`,
  always: 'Always',
  noMembers: 'Everyone here is an owner or an admin and can see all workspaces.',
  given: (person: string, workspace: string) => `${person} now has access to “${workspace}”`,
  taken: (person: string, workspace: string) => `${person} no longer has access to “${workspace}”`,
  deleted: (name: string) => `Deleted “${name}”. It contained no forms.`,
  deletedWithForms: (name: string, count: number) =>
    plural('en', count, {
      one: `Deleted “${name}” and its form`,
      other: `Deleted “${name}” and its ${figure('en', count)} forms`,
    }),
  deleteQuestion: (name: string) => `Delete “${name}” with its forms?`,
  deleteConsequence: (formCount: number, responseCount: number) =>
    `${forms(formCount)} with ${responses(responseCount)} will be deleted too, and their addresses will stop working. This cannot be undone.`,
  deleteType: (name: string) => `Type “${name}” to confirm`,
  deleteButton: 'Delete workspace',
  emptyTitle: 'A workspace holds forms that belong together',
  empty: 'Create one for a team, client or project, then add the members who work there.',
  example: 'Customer research',
} as const;
