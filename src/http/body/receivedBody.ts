import { rm } from 'node:fs/promises';
import type { FormValues } from '#form/value/answer.ts';

/** A file of a submission, in a temporary file that belongs to whoever asked for the body. */
export interface ReceivedFile {
  /** The name of the control that it was chosen in. */
  readonly field: string;
  /** The visitor's file name, in one line of at most 255 characters. It is never part of a path. */
  readonly name: string;
  /** The media type that its content shows; see `sniffType`. */
  readonly type: string;
  /** Bytes that were sent. */
  readonly size: number;
  /** In hexadecimal digits; of no use where it is larger than its control takes. */
  readonly sha256: string;
  /** Where it lies, not flushed yet. Undefined where it was not kept: too large, or not to be written at all. */
  readonly path: string | undefined;
}

export interface ReceivedJson {
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

/** Removes the temporary files of a body, where they still are. Call it whatever became of the submission. */
export async function removeReceived(body: ReceivedBody): Promise<void> {
  if (body.kind === 'form') await removeFiles(body.files);
}

export async function removeFiles(files: readonly ReceivedFile[]): Promise<void> {
  const paths = files.flatMap(({ path }) => path ?? []);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
