import { defaults as calendlyDefaults } from '#form/type/calendly/settings.ts';
import { defaults as fileDefaults } from '#form/type/fileUpload/settings.ts';
import { columnDefaults, defaults as tableDefaults } from '#form/type/tableEntry/settings.ts';
import { plainOptions } from './chosenTypes.ts';
import type { Settings } from './control.ts';
import { answeredField, teamLabel, unansweredField, width } from './parts.ts';

export const richText = unansweredField({
  name: teamLabel,
  common: [{ kind: 'text', path: 'text', text: 'richText', look: 'insertLong' }],
  appearance: [width],
});

/** A signature is one picture, whatever the other settings say. */
const takesFiles = ({ signature }: Settings) => signature !== true;

export const fileUpload = answeredField({
  common: [
    { kind: 'switch', path: 'signature', text: 'signature', standard: false },
    { kind: 'fileTypes', path: 'types', text: 'fileTypes', shown: takesFiles },
  ],
  validation: [
    { kind: 'number', path: 'min_count', text: 'filesAtLeast', shown: takesFiles },
    {
      kind: 'number',
      path: 'max_count',
      text: 'filesAtMost',
      standard: fileDefaults.max_count,
      shown: takesFiles,
    },
    {
      kind: 'number',
      path: 'max_size',
      text: 'fileSize',
      standard: fileDefaults.max_size,
      factor: 1_000_000,
    },
  ],
});

const addsRows = ({ rows }: Settings) => rows === undefined;

export const tableEntry = answeredField({
  common: [
    {
      kind: 'items',
      of: 'column',
      path: 'columns',
      text: 'columns',
      controls: [
        { kind: 'text', path: 'label', text: 'columnLabel', needed: true },
        {
          kind: 'choice',
          path: 'type',
          text: 'columnType',
          values: ['text', 'number', 'date', 'time', 'email', 'choice', 'checkbox'],
          standard: columnDefaults.type,
          look: 'select',
          names: 'columnType',
        },
        plainOptions,
        { kind: 'switch', path: 'required', text: 'columnRequired', standard: false },
      ],
    },
    {
      kind: 'items',
      of: 'row',
      path: 'rows',
      text: 'rows',
      controls: [{ kind: 'text', path: 'label', text: 'rowLabel', needed: true }],
      removedWhenEmpty: true,
    },
  ],
  validation: [
    { kind: 'number', path: 'min_rows', text: 'rowsAtLeast', half: true, shown: addsRows },
    {
      kind: 'number',
      path: 'max_rows',
      text: 'rowsAtMost',
      half: true,
      standard: tableDefaults.max_rows,
      shown: addsRows,
    },
  ],
  appearance: [{ kind: 'text', path: 'add_label', text: 'addLabel', look: 'insert', shown: addsRows }],
});

export const creditCard = unansweredField({
  common: [
    { kind: 'currency', path: 'currency', text: 'currency' },
    { kind: 'amount', path: 'amount', text: 'amount', shown: ({ formula }) => formula === undefined },
    { kind: 'formula', path: 'formula', text: 'amountFormula' },
    { kind: 'text', path: 'purpose', text: 'purpose', look: 'insert' },
  ],
  appearance: [width],
});

export const calendly = answeredField({
  common: [{ kind: 'text', path: 'url', text: 'calendar', look: 'url' }],
  appearance: [
    {
      kind: 'choice',
      path: 'opens',
      text: 'opens',
      values: ['link', 'frame'],
      standard: calendlyDefaults.opens,
      look: 'segmented',
      names: 'opens',
    },
  ],
});

/** A type of another server, which has the settings of every field. */
export const unknownType = answeredField({});
