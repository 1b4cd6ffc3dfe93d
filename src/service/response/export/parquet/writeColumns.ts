import type { ColumnChunk, SchemaElement } from 'hyparquet';
import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';

/**
 * Writes columns of a row group into the file of a writer, which is not told of them. A writer of their own knows their types alone,
 * because the library goes through all types of its file for each column.
 */
export function writeColumns(
  file: ParquetWriter,
  types: readonly SchemaElement[],
  columnData: ColumnSource[],
  rows: number,
): ColumnChunk[] {
  const root = { name: 'responses', num_children: columnData.length };
  // Without statistics: their texts would stay in memory until the end, which would go through all types for each of them.
  const writer = new ParquetWriter({ writer: new ByteWriter(), schema: [root, ...types], statistics: false });
  writer.writer = file.writer;
  void writer.write({ columnData, rowGroupSize: rows });
  file.pendingIndexes.push(...writer.pendingIndexes);
  return writer.row_groups.flatMap(({ columns }) => columns);
}
