import type { SchemaElement } from 'hyparquet-writer';
import { type ExportColumn, isCoded } from '../column/column.ts';

/** The element of a column, followed by those inside it. Every column may be empty. */
export function parquetType(column: ExportColumn): SchemaElement[] {
  const { name, kind, whole } = column;
  const element = { name, repetition_type: 'OPTIONAL' } as const;
  switch (kind) {
    case 'number':
      return [{ ...element, type: whole ? 'INT64' : 'DOUBLE' }];
    case 'boolean':
      return [{ ...element, type: 'BOOLEAN' }];
    case 'instant':
      return [
        {
          ...element,
          type: 'INT64',
          converted_type: 'TIMESTAMP_MILLIS',
          logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
        },
      ];
    case 'day':
      return [{ ...element, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } }];
    case 'clock':
      // The older way to say it exists for times in UTC only.
      return [
        {
          ...element,
          type: 'INT32',
          logical_type: { type: 'TIME', isAdjustedToUTC: false, unit: 'MILLIS' },
        },
      ];
    case 'list':
      return listOf(name, [textType('element')]);
    case 'table':
      return listOf(name, listOf('element', [textType('element')]));
    default:
      return [isCoded(column) ? { ...element, type: 'INT64' } : textType(name)];
  }
}

function listOf(name: string, element: SchemaElement[]): SchemaElement[] {
  return [
    {
      name,
      repetition_type: 'OPTIONAL',
      converted_type: 'LIST',
      logical_type: { type: 'LIST' },
      num_children: 1,
    },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    ...element,
  ];
}

export function textType(name: string): SchemaElement {
  return {
    name,
    repetition_type: 'OPTIONAL',
    type: 'BYTE_ARRAY',
    converted_type: 'UTF8',
    logical_type: { type: 'STRING' },
  };
}
