import { parentPort } from 'node:worker_threads';
import { ArchiveProblem } from '../problem.ts';
import type { ColumnsAnswer, ColumnsJob } from './columnsPool.ts';
import { columnsOfBlock } from './readColumns.ts';

parentPort?.on('message', ({ file, bytes, firstLine, request }: ColumnsJob) => {
  const block = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), firstLine };
  const answer = answerTo(() => columnsOfBlock(file, block, request));
  const fragments = answer.kind === 'columns' ? answer.columns.text?.fragments : undefined;
  parentPort?.postMessage(answer, fragments === undefined ? [] : [fragments.bytes.buffer]);
});

function answerTo(work: () => Extract<ColumnsAnswer, { kind: 'columns' }>['columns']): ColumnsAnswer {
  try {
    return { kind: 'columns', columns: work() };
  } catch (error) {
    if (error instanceof ArchiveProblem)
      return { kind: 'problem', location: error.location, reason: error.reason };
    throw error;
  }
}
