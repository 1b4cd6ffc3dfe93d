import { figure } from './plural.ts';

/** All of an organisation: what there is, taking it along, deleting it. */
export const data = {
  description: 'Everything that the organisation holds: take it along, or delete it.',
  contents: 'What there is',
  contentsDescription: 'In all workspaces together.',
  workspaces: 'Workspaces',
  forms: 'Forms',
  responses: 'Responses',
  export: 'Export',
  exportDescription: 'One file with everything, to keep or to move to another installation.',
  exportContents:
    'It holds all workspaces, forms with their versions, and responses with their files. Accounts, keys, settings and the audit log are not in it.',
  exportButton: 'Export all data',
  exportStarts:
    'The download starts as soon as the file is ready. With many responses that takes some minutes.',
  importElsewhere: 'To load it into another installation, run this there:',
  importFile: '<file>',
  importCommand: 'Command that loads the file',
  delete: 'Delete organisation',
  deleteDescription: 'With everything in it, for everybody.',
  deleteOwnersOnly: 'Only an owner can delete the organisation.',
  deleteText: (days: number, workspaces: number, forms: number, responses: number) =>
    `Everything is deleted ${figure('en', days)} days after you ask for it: workspaces (${figure('en', workspaces)}), forms (${figure('en', forms)}), responses (${figure('en', responses)}), files, keys and the audit log. Until then everything works, and an owner can change their mind. People keep their accounts.`,
  deleteButton: 'Delete organisation',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleteConsequence: (date: string, responses: number) =>
    `On ${date} all its forms and their responses (${figure('en', responses)}) are deleted and cannot be brought back. Export them first if anybody may need them.`,
  deleteType: (name: string) => `Type ${name} to confirm`,
  deletePlanned: (date: string) => `It will be deleted on ${date}`,
  planned: (date: string) => `The organisation will be deleted on ${date}`,
  plannedText: 'Until then everything works as before. Afterwards nobody can bring it back.',
  plannedForAdmin: 'An owner can still decide to keep it.',
  keep: 'Keep the organisation',
  kept: 'The organisation stays',
} as const;
