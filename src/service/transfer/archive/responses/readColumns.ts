import { checkedResponseLine } from '../checkedLine.ts';
import { inBatches } from '../inBatches.ts';
import { linesOf } from '../lines.ts';
import type { ArchiveSource, LineBlock } from '../source.ts';
import { type ColumnsRequest, columnsOf, type ResponseColumns } from './columns.ts';
import type { ColumnsPool } from './columnsPool.ts';

/** Reads the responses of a form as columns, in the order of the lines. */
export async function* readColumns(
  source: ArchiveSource,
  pool: ColumnsPool,
  formId: string,
  request: ColumnsRequest,
): AsyncGenerator<ResponseColumns> {
  if (source.responseBlocks === undefined) {
    for await (const batch of inBatches(source.responses(formId), 500)) yield columnsOf(batch, request);
    return;
  }
  // Enough blocks in flight to keep both threads busy; their results are yielded in order.
  const underWay: Promise<ResponseColumns>[] = [];
  try {
    for await (const { file, ...block } of source.responseBlocks(formId)) {
      const columns = pool.columns(file, block, request);
      // A later block may fail while an earlier one is awaited; its error surfaces when its turn comes.
      columns.catch(() => undefined);
      underWay.push(columns);
      if (underWay.length > pool.window) {
        const first = underWay.shift();
        if (first !== undefined) yield await first;
      }
    }
    while (underWay.length > 0) {
      const first = underWay.shift();
      if (first !== undefined) yield await first;
    }
  } finally {
    // A consumer that stops early ignores the remaining results.
    await Promise.allSettled(underWay);
  }
}

/** Validates and converts a block of lines; throws at the first bad one. */
export function columnsOfBlock(file: string, block: LineBlock, request: ColumnsRequest): ResponseColumns {
  const parse = (text: string) => checkedResponseLine(JSON.parse(text));
  return columnsOf([...linesOf(block, file, parse)], request);
}
