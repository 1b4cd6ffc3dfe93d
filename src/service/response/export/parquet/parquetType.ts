import type { SchemaElement } from 'hyparquet-writer';
import type { ExportColumn } from '../column/column.ts';

/** Every column may be empty. */
export function parquetType({ name, kind, whole }: ExportColumn): SchemaElement {
  const element = { name, repetition_type: 'OPTIONAL' } as const;
  switch (kind) {
    case 'number':
      return { ...element, type: whole ? 'INT64' : 'DOUBLE' };
    case 'boolean':
      return { ...element, type: 'BOOLEAN' };
    case 'instant':
      return { ...element, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' };
    case 'day':
      return { ...element, type: 'INT32', converted_type: 'DATE' };
    default:
      return { ...element, type: 'BYTE_ARRAY', converted_type: 'UTF8' };
  }
}
