import type { SettingsTable } from './control.ts';
import { is } from './parts.ts';

/** The settings of the form itself, beside its pages, rules, looks and languages. */
export const formTable: SettingsTable = {
  common: [
    { kind: 'text', path: 'title', text: 'title', look: 'insert' },
    { kind: 'text', path: 'description', text: 'formDescription', look: 'insertLong' },
    {
      kind: 'choice',
      path: 'display',
      text: 'display',
      values: ['page_by_page', 'all_at_once', 'one_question'],
      standard: 'page_by_page',
      look: 'select',
      names: 'display',
    },
    {
      kind: 'switch',
      path: 'advance',
      text: 'advance',
      standard: true,
      shown: is('display', 'one_question'),
    },
    { kind: 'language', path: 'language', text: 'language' },
    { kind: 'currency', path: 'currency', text: 'formCurrency' },
  ],
  appearance: [
    { kind: 'switch', path: 'progress', text: 'progress', standard: true },
    { kind: 'switch', path: 'time_needed', text: 'timeNeeded', standard: false },
  ],
  advanced: [
    { kind: 'switch', path: 'resume.browser', text: 'resumeBrowser', standard: true },
    { kind: 'switch', path: 'resume.link', text: 'resumeLink', standard: false },
  ],
};

export const pageTable: SettingsTable = {
  common: [
    { kind: 'text', path: 'label', text: 'pageLabel', look: 'insert', needed: true },
    { kind: 'text', path: 'description', text: 'pageDescription', look: 'insertLong' },
  ],
};

/** The last page: of the form, or of a rule that ends it earlier. */
export const endingTable: SettingsTable = {
  common: [
    { kind: 'text', path: 'title', text: 'endingTitle', look: 'insert' },
    { kind: 'text', path: 'message', text: 'endingMessage', look: 'insertLong' },
    { kind: 'linkButton', path: 'button', text: 'endingButton' },
  ],
  appearance: [
    { kind: 'switch', path: 'mark', text: 'mark', standard: true, shown: ({ image }) => image === undefined },
    { kind: 'picture', path: 'image', text: 'endingPicture' },
    { kind: 'switch', path: 'summary', text: 'summary', standard: false },
    { kind: 'switch', path: 'again', text: 'again', standard: false },
    { kind: 'switch', path: 'share', text: 'share', standard: false },
  ],
  advanced: [
    { kind: 'text', path: 'redirect', text: 'redirect', look: 'url' },
    {
      kind: 'number',
      path: 'redirect_after',
      text: 'redirectAfter',
      shown: ({ redirect }) => redirect !== undefined,
    },
  ],
};
