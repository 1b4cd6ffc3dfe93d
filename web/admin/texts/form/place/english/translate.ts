import type { TextRole } from '#form/edit/texts/translatableTexts.ts';
import type { Format } from '#form/edit/texts/translationFaults.ts';
import { figure, plural } from '../../../plural.ts';

const roles: Readonly<Record<TextRole, string>> = {
  title: 'Title',
  description: 'Description',
  label: 'Question',
  placeholder: 'Placeholder',
  text: 'Text',
  pattern_message: 'Error message',
  low_label: 'Low end',
  high_label: 'High end',
  unit: 'Unit',
  add_label: 'Button for rows',
  purpose: 'Purpose of the payment',
  message: 'Message',
  button: 'Button',
  other: 'Option “Other”',
  option: 'Option',
  option_description: 'Description of an option',
  option_image: 'Picture of an option, in words',
  column: 'Column',
  row: 'Row',
  image: 'Picture, in words',
  logo: 'Logo, in words',
  cover: 'Cover picture, in words',
  submit: 'Button that sends',
  next: 'Button to the next page',
  back: 'Button to the page before',
  save_for_later: 'Button that saves for later',
  required: 'When an answer is missing',
  closed: 'When the form is closed',
  full: 'When the form is full',
  not_open_yet: 'Before the form opens',
  already_answered: 'When somebody has answered already',
};

const formats: Readonly<Record<Format, string>> = {
  heading: 'The heading is missing.',
  list: 'The list is missing.',
  strong: 'The bold text is missing.',
  emphasis: 'The italic text is missing.',
};

/** The texts of a form beside their translations. */
export const translate = {
  title: 'Texts and languages',
  languages: 'Languages of the form',
  originalLanguage: 'Language of the original',
  add: 'Add a language',
  addTitle: 'Add a language',
  addSearch: 'Search languages',
  addNone: 'No language has this name.',
  addPageTexts: 'Buttons and messages are translated already',
  addNoPageTexts: 'Buttons and messages are in English',
  added: (language: string) => `${language} added. Translate the texts below.`,
  remove: (language: string) => `Remove ${language}`,
  removed: (language: string) => `${language} removed`,
  noneText:
    'Add a language, and every text of the form stands here beside its translation. Visitors then see the form in their own language.',
  search: 'Search texts',
  noMatch: 'No text matches.',
  filter: 'Show',
  filters: { all: 'All texts', missing: 'Missing', marked: 'Marked' },
  missing: (count: number) =>
    plural('en', count, { one: '1 text is missing', other: `${figure('en', count)} texts are missing` }),
  marked: (count: number) =>
    plural('en', count, { one: '1 text is marked', other: `${figure('en', count)} texts are marked` }),
  complete: 'Every text is translated',
  share: (done: number, all: number) => `${figure('en', done)} of ${figure('en', all)}`,
  nextMissing: 'Next missing text',
  copyAll: 'Copy missing texts from the original',
  copy: 'Copy from the original',
  copied: (count: number) =>
    plural('en', count, { one: '1 text copied', other: `${figure('en', count)} texts copied` }),
  isMissing: 'Missing',
  boxLabel: (text: string, language: string) => `${text}, in ${language}`,
  ownLabel: (text: string) => `${text}, in the original`,
  groups: {
    form: 'Form',
    page: (number: number) => `Page ${number}`,
    ending: 'Ending',
    rule: (number: number) => `Ending of rule ${number}`,
    interface: 'Buttons and messages',
  },
  interfaceHelp: 'Leave a box empty to use the standard text, which is shown in grey.',
  roles,
  faults: {
    answer_lost: (source: string) => `The inserted answer [${source}] is missing.`,
    answer_broken: (source: string) => `[${source}] is not a field or formula.`,
    link_lost: (address: string) => `The link to ${address} is missing.`,
    format_lost: (format: Format) => formats[format],
  },
  insert: (source: string) => `Insert [${source}]`,
};
