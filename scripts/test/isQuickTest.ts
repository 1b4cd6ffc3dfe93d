import { runsInProcess } from './runsInProcess.ts';

/** Random tests take long by their nature. */
const isRandom = /\.(property|model)\.test\.ts$/;

/**
 * Tests that take many seconds in one process: each goes through hundreds of requests, or moves megabytes. Whole runs
 * list the slowest at their end.
 */
export const long = [
  'src/http/body/multipart/receiveMultipart.test.ts',
  'src/http/connection/drain.test.ts',
  'src/service/pdf/responsePdf.test.ts',
  'src/service/transfer/demo/demoArchive.test.ts',
  'src/service/transfer/remote/walkList.test.ts',
  'test/app/account/plantedAccess.test.ts',
  'test/app/matrix/lostRights.test.ts',
  'test/app/matrix/matrix.test.ts',
  'test/archive/badLines.test.ts',
  'test/page/agreement.test.ts',
  'test/response/longAnswers.test.ts',
  'test/response/longWork.test.ts',
  'test/workflow/receivers.test.ts',
];

/** Whether a test belongs to the quick tier: pure code and SQLite, and neither random nor long. */
export function isQuickTest(root: string, file: string): boolean {
  return !isRandom.test(file) && !long.includes(file) && runsInProcess(root, file);
}
