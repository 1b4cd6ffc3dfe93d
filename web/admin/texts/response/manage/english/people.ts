import { figure, plural } from '../../../plural.ts';

const responses = (count: number) =>
  plural('en', count, { one: '1 response', other: `${figure('en', count)} responses` });
const files = (count: number) =>
  plural('en', count, { one: '1 file', other: `${figure('en', count)} files` });
const links = (count: number) =>
  plural('en', count, { one: '1 personal link', other: `${figure('en', count)} personal links` });
const mails = (count: number) =>
  plural('en', count, { one: '1 mail', other: `${figure('en', count)} mails` });

/** Only what there is. */
const found = (counts: { responses: number; files: number; links: number; mails: number }) =>
  [
    counts.responses > 0 && responses(counts.responses),
    counts.files > 0 && files(counts.files),
    counts.links > 0 && links(counts.links),
    counts.mails > 0 && mails(counts.mails),
  ]
    .filter(Boolean)
    .join(', ');

/** Everything about a person, over all forms. */
export const people = {
  title: 'People',
  description: 'Find everything that your forms hold about a person, export it, or erase it.',
  text: 'E-mail address or any answer',
  textHelp: 'At least three characters. Capital letters and accents do not matter.',
  tooShort: 'Type at least three characters.',
  match: 'Look for',
  whole: 'The whole answer',
  part: 'A part of an answer',
  find: 'Find',
  stop: 'Stop',
  searching: 'Searching',
  progress: (read: number, total: number): string =>
    `${figure('en', read)} of about ${figure('en', total)} responses searched`,
  stopped: 'The search was stopped. There may be more.',
  nothingTitle: 'Nothing found',
  nothing: 'No response of any form contains this text.',
  startTitle: 'Somebody asks what you know about them?',
  start: 'Type their e-mail address. You see every response, personal link and mail that contains it.',
  foundIn: (count: number, forms: number): string =>
    `Found ${responses(count)} in ${plural('en', forms, { one: '1 form', other: `${figure('en', forms)} forms` })}`,
  select: (name: string): string => `Select ${name}`,
  selectForm: (name: string): string => `Select all of “${name}”`,
  response: (id: number): string => `Response ${id}`,
  files,
  otherPlaces: { '@note': 'Note', '@history': 'History', '@url': 'Page' } as Readonly<Record<string, string>>,
  links: 'Personal links',
  mailsTitle: 'Mails',
  states: {
    live: 'Live',
    test: 'Test',
    quarantined: 'In quarantine',
    partial: 'Not sent yet',
    unpaid: 'Not paid yet',
    deleted: 'Deleted',
  } as Readonly<Record<string, string>>,
  selected: (count: number): string => `${figure('en', count)} selected`,
  export: 'Export',
  exported: (count: number): string => `Exported ${responses(count)}`,
  erase: 'Erase',
  eraseTitle: 'Erase this at once?',
  eraseAbout: (counts: { responses: number; files: number; links: number; mails: number }): string =>
    `${found(counts)}. All of it is gone for ever. This cannot be undone.`,
  typeToErase: (text: string): string => `Type ${text} to confirm`,
  eraseAction: 'Erase for ever',
  reportTitle: 'Erasure report',
  reportAbout: (date: string): string => `Erased on ${date}. This report holds no personal data.`,
  reportRows: {
    responses: 'Responses erased',
    files: 'Files erased',
    notes: 'Notes erased',
    links: 'Personal links erased',
    mails: 'Mails erased',
    skipped: 'Gone already or out of reach',
  } as Readonly<Record<string, string>>,
  reportFailed: 'It failed before the end. What is not erased can be found again.',
  copyReport: 'Copy report',
  newSearch: 'New search',
};
