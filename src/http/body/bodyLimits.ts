import type { FormValues } from '#form/value/answer.ts';

/** The limits of a submission, and the folder of its files until they are claimed. */
export interface BodyLimits {
  /** Bytes of a body without files, and of all texts in one with files. */
  readonly text: number;
  /** The most values. */
  readonly fields: number;
  /** The most files. */
  readonly files: number;
  /** The most bytes of a file from this control; undefined if no field takes files under this name. */
  readonly file: (control: string) => number | undefined;
  /** The most bytes of a whole body with files. */
  readonly all: number;
  /** The folder of the temporary files, created for the first one. */
  readonly folder: string;
  /** Milliseconds for which useless bytes are read, so that they cannot keep a connection open. */
  readonly unneeded: number;
  /**
   * Called once before the first byte of a file is written, with the values read so far. Throws the problem of a
   * sender who may not upload files.
   */
  readonly admit: (values: FormValues) => Promise<Admission>;
}

/** Handles the files of a body. */
export interface Admission {
  /** Whether files are written. Otherwise they are only measured and hashed, to recognise a retry. */
  readonly keeps: boolean;
  /** Called before that many bytes are written; false if the disk has no space for them. */
  mayWrite(bytes: number): Promise<boolean>;
}
