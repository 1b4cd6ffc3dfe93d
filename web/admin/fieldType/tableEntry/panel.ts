import type { Settings } from '#admin/screen/form/build/panel/table/control.ts';
import { plainOptions } from '#admin/screen/form/build/panel/table/optionParts.ts';
import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { columnDefaults, defaults } from '#form/type/tableEntry/settings.ts';

const addsRows = ({ rows }: Settings) => rows === undefined;

export const tableEntryPanel = answeredField({
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
      standard: defaults.max_rows,
      shown: addsRows,
    },
  ],
  appearance: [{ kind: 'text', path: 'add_label', text: 'addLabel', look: 'insert', shown: addsRows }],
});
