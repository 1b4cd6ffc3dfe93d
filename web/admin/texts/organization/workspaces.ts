import { figure, plural } from '../plural.ts';

const forms = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} form`, other: `${figure('en', count)} forms` });
const responses = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} response`, other: `${figure('en', count)} responses` });

/** Workspaces, and who has access to them. */
export const workspaces = {
  description: 'Forms live in workspaces. Members see those given to them, owners and admins see all.',
  list: 'Workspaces',
  create: 'Create workspace',
  createTitle: 'New workspace',
  name: 'Name',
  nameHelp: 'What your people would call it: a team, a client, a project.',
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
  renamed: (name: string) => `It is called “${name}” now`,
  whoHasAccess: 'Who has access',
  accessTitle: (name: string) => `Who has access to “${name}”`,
  accessHelp: 'Changes apply at once.',
  accessSummary: (name: string, people: string) =>
    `“${name}” is given to ${people}, besides owners and admins. Change it`,
  accessNobody: 'Owners and admins only',
  accessNobodyLabel: (name: string) => `“${name}” is open to owners and admins only. Change it`,
  accessMore: (count: number) => `+${figure('en', count)}`,
  always: 'Always',
  noMembers: 'Everybody here is an owner or an admin, and they see all workspaces.',
  given: (person: string, workspace: string) => `${person} has access to “${workspace}”`,
  taken: (person: string, workspace: string) => `${person} no longer has access to “${workspace}”`,
  deleted: (name: string) => `“${name}” is deleted. It held no forms.`,
  deletedWithForms: (name: string, count: number) =>
    plural('en', count, {
      one: `“${name}” and its form are deleted`,
      other: `“${name}” and its ${figure('en', count)} forms are deleted`,
    }),
  deleteQuestion: (name: string) => `Delete “${name}” with its forms?`,
  deleteConsequence: (formCount: number, responseCount: number) =>
    `${forms(formCount)} with ${responses(responseCount)} will be deleted too, and their addresses stop working. This cannot be undone.`,
  deleteType: (name: string) => `Type “${name}” to confirm`,
  deleteButton: 'Delete workspace',
  emptyTitle: 'A workspace holds forms that belong together',
  empty: 'Create one for a team, a client or a project, then give it to the members who work there.',
  example: 'Customer research',
} as const;
