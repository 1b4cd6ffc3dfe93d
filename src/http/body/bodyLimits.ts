import type { FormValues } from '#form/value/answer.ts';

/** The limits of a submission, and the folder of its files until they are claimed. */
export interface BodyLimits {
  /** Bytes of a body without files, and of all texts in one with files. */
  readonly text: number;
  /** Values of a form at most. */
  readonly fields: number;
  /** Files at most. */
  readonly files: number;
  /** Bytes of one file from this control at most; undefined where no field takes files under this name. */
  readonly file: (control: string) => number | undefined;
  /** Bytes of a body with files, all that belongs to it counted. */
  readonly all: number;
  /** The folder of the temporary files; it is made when the first one comes. */
  readonly folder: string;
  /** Milliseconds for which bytes are read that nothing needs: they may not keep a connection open. */
  readonly unneeded: number;
  /**
   * Asked once, before anything of a file is written, with the values that came before it. Throws what the sender is
   * told who may not send files.
   */
  readonly admit: (values: FormValues) => Promise<Admission>;
}

/** Handles the files of a body. */
export interface Admission {
  /** Whether they are written; if not, they are only measured and hashed, to know a retry again. */
  readonly keeps: boolean;
  /** Asked before so many bytes are written; false where the disk has no room for them. */
  mayWrite(bytes: number): Promise<boolean>;
}
