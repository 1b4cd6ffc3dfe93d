import { rm } from 'node:fs/promises';
import type { FormValues } from '#form/value/answer.ts';

/** A file of a submission, in a temporary file that the caller of `readSubmissionBody` owns. */
export interface ReceivedFile {
  /** The name of its control. */
  readonly field: string;
  /** The visitor's file name, in one line of at most 255 characters. It is never part of a path. */
  readonly name: string;
  /** The media type detected from the content; see `sniffType`. */
  readonly type: string;
  /** The number of sent bytes. */
  readonly size: number;
  /** In hexadecimal digits; meaningless for a file that is too large. */
  readonly sha256: string;
  /**
   * The path of the temporary file, not yet flushed. Undefined if the file is too large or was not to be written.
   */
  readonly path: string | undefined;
}

interface ReceivedJson {
  readonly kind: 'json';
  readonly value: unknown;
  /** The size of the body. */
  readonly bytes: number;
}

export interface ReceivedForm {
  readonly kind: 'form';
  readonly values: FormValues;
  readonly files: readonly ReceivedFile[];
  /** The size of the body. */
  readonly bytes: number;
}

export type ReceivedBody = ReceivedJson | ReceivedForm;

/** Removes the temporary files of a body that still exist. Call it whatever happens to the submission. */
export async function removeReceived(body: ReceivedBody): Promise<void> {
  if (body.kind === 'form') await removeFiles(body.files);
}

export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
  const paths = files.flatMap(({ path }) => path ?? []);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
