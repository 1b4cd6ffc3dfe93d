import { figure, plural } from '../plural.ts';

const formsOf = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} form`, other: `${figure('en', count)} forms` });
const responsesOf = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} response`, other: `${figure('en', count)} responses` });

/** All of an organisation: what there is, taking it along, deleting it. */
export const data = {
  description: 'Export everything in the organisation, or delete it.',
  contents: 'Contents',
  contentsDescription: 'Across all workspaces.',
  workspaces: 'Workspaces',
  forms: 'Forms',
  responses: 'Live responses',
  export: 'Export',
  exportDescription: 'One file with everything, to keep or to move to another installation.',
  exportContents:
    'It contains all workspaces, forms with their versions, and responses with their files. Accounts, keys, settings and the audit log are not included.',
  exportButton: 'Export all data',
  exportStarts:
    'The download starts as soon as the file is ready. With many responses, this can take a few minutes.',
  importElsewhere: 'To import it into another installation, run this there:',
  importCommand: 'Command to import the file',
  delete: 'Delete organisation',
  deleteDescription: 'With everything in it, for everyone.',
  deleteOwnersOnly: 'Only an owner can delete the organisation.',
  deleteText: (days: number) =>
    plural('en', days, {
      one: `All workspaces, forms, responses, files, keys and the audit log will be deleted after ${figure('en', days)} day. Until then everything keeps working, and an owner can cancel. People keep their accounts.`,
      other: `All workspaces, forms, responses, files, keys and the audit log will be deleted after ${figure('en', days)} days. Until then everything keeps working, and an owner can cancel. People keep their accounts.`,
    }),
  deleteButton: 'Delete organisation',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleteConsequence: (date: string, forms: number, responses: number) =>
    `On ${date} everything will be permanently deleted: ${formsOf(forms)} with ${responsesOf(responses)}. Export them first if anyone may need them.`,
  deleteType: (name: string) => `Type “${name}” to confirm`,
  planned: (date: string) => `The organisation will be deleted on ${date}`,
  plannedText: 'Everything keeps working until then. After that, it cannot be restored.',
  plannedForAdmin: 'An owner can still decide to keep it.',
  keep: 'Keep the organisation',
  kept: 'Deletion cancelled',
} as const;
