import { figure, plural } from '../plural.ts';

const formsOf = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} form`, other: `${figure('en', count)} forms` });
const responsesOf = (count: number) =>
  plural('en', count, { one: `${figure('en', count)} response`, other: `${figure('en', count)} responses` });

/** All of an organisation: what there is, taking it along, deleting it. */
export const data = {
  description: 'Everything that the organisation holds: take it along, or delete it.',
  contents: 'What there is',
  contentsDescription: 'In all workspaces together.',
  workspaces: 'Workspaces',
  forms: 'Forms',
  responses: 'Live responses',
  export: 'Export',
  exportDescription: 'One file with everything, to keep or to move to another installation.',
  exportContents:
    'It holds all workspaces, forms with their versions, and responses with their files. Accounts, keys, settings and the audit log are not in it.',
  exportButton: 'Export all data',
  exportStarts:
    'The download starts as soon as the file is ready. With many responses that takes some minutes.',
  importElsewhere: 'To load it into another installation, run this there:',
  importCommand: 'Command that loads the file',
  delete: 'Delete organisation',
  deleteDescription: 'With everything in it, for everybody.',
  deleteOwnersOnly: 'Only an owner can delete the organisation.',
  deleteText: (days: number) =>
    plural('en', days, {
      one: `All workspaces, forms, responses, files and keys and the audit log are deleted ${figure('en', days)} day after you ask for it. Until then everything works, and an owner can change their mind. People keep their accounts.`,
      other: `All workspaces, forms, responses, files and keys and the audit log are deleted ${figure('en', days)} days after you ask for it. Until then everything works, and an owner can change their mind. People keep their accounts.`,
    }),
  deleteButton: 'Delete organisation',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleteConsequence: (date: string, forms: number, responses: number) =>
    `On ${date} all of it is deleted and cannot be brought back: ${formsOf(forms)} with ${responsesOf(responses)}. Export them first if anybody may need them.`,
  deleteType: (name: string) => `Type “${name}” to confirm`,
  planned: (date: string) => `The organisation will be deleted on ${date}`,
  plannedText: 'Until then everything works as before. Afterwards nobody can bring it back.',
  plannedForAdmin: 'An owner can still decide to keep it.',
  keep: 'Keep the organisation',
  kept: 'The organisation stays',
} as const;
