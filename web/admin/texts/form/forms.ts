import { figure, plural } from '../plural.ts';

/** The list of forms. */
export const forms = {
  title: 'All forms',
  newForm: 'New form',
  search: 'Search forms',
  count: (count: number) => plural('en', count, { one: '1 form', other: `${figure('en', count)} forms` }),
  found: (count: number, all: number) => `${figure('en', count)} of ${figure('en', all)} forms`,
  emptyTitle: 'No forms yet',
  emptyText:
    'Start from a template, a file or a list of questions. Nobody sees the form before you publish it.',
  emptyMember:
    'You do not have access to a workspace yet. Ask an owner or admin of the organisation to add you to one.',
  nothingFound: (query: string) => `No forms match “${query}”.`,
  clearSearch: 'Clear search',
  columns: {
    name: 'Form',
    workspace: 'Workspace',
    state: 'Status',
    responses: 'Responses',
    activity: 'Last 30 days',
    updated: 'Updated',
    created: 'Created',
  },
  sortBy: 'Sort by',
  recent: (count: number) =>
    plural('en', count, {
      one: '1 response in the last 30 days',
      other: `${figure('en', count)} responses in the last 30 days`,
    }),
  responses: (count: number) =>
    plural('en', count, { one: '1 response', other: `${figure('en', count)} responses` }),
  states: { draft: 'Draft', enabled: 'On', disabled: 'Off' },
  cannotBeSent: 'Cannot be sent',
  paymentsMissing: 'Payments are not set up',
  menu: (name: string) => `Actions for “${name}”`,
  openPage: 'Open the public page',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  turnedOn: (name: string) => `“${name}” now accepts responses`,
  turnedOff: (name: string) => `“${name}” has stopped accepting responses`,
  move: 'Move to another workspace',
  moveTitle: (name: string) => `Move “${name}”`,
  moveAction: 'Move',
  moved: (name: string, workspace: string) => `Moved “${name}” to “${workspace}”`,
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  duplicated: (name: string) => `Created “${name}” as a draft`,
  openCopy: 'Open the copy',
  deleted: (name: string) => `Deleted “${name}”`,
  restored: (name: string) => `Restored “${name}”`,
  deleteQuestion: (name: string) => `Delete “${name}” with its responses?`,
  deleteConsequence: (count: number) =>
    plural('en', count, {
      one: '1 response will be deleted with it, and its address will stop working.',
      other: `${figure('en', count)} responses will be deleted with it, and its address will stop working.`,
    }),
  deleteReturn:
    'You can restore it with its responses for 7 days, under “Recently deleted” next to the list of forms.',
  deleteButton: 'Delete form',
  deletedList: {
    title: 'Recently deleted',
    about: 'You can restore a deleted form and its responses for 7 days. After that they are gone for good.',
    deleted: 'Deleted',
    gone: 'Gone for good',
    restore: 'Restore',
    restoreForm: (name: string) => `Restore “${name}”`,
    emptyTitle: 'No forms deleted in the last 7 days',
    empty: 'Deleted forms stay here for 7 days, in case you need them back.',
  },
  work: 'Use the API',
  workTitle: (name: string) => `Read the responses to “${name}”`,
  workRead: 'Programs read responses through the API, with a key that an owner or admin creates.',
  workReadCommand: 'Command to read the responses',
} as const;
