/** What a submission may bring, and where its files wait until somebody takes them. */
export interface BodyLimits {
  /** Bytes of a body without files, and of all texts in one with files. */
  readonly text: number;
  /** Values of a form at most. */
  readonly fields: number;
  /** Files at most. */
  readonly files: number;
  /** Bytes of one file that are kept. What comes after them is read away, and counts as the rest of its size. */
  readonly file: number;
  /** Bytes of a body with files, all that belongs to it counted. */
  readonly all: number;
  /** The folder of the temporary files; it is made when the first one comes. */
  readonly folder: string;
}
