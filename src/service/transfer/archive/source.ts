import type { Readable } from 'node:stream';
import type { FileLine, FormLine, OrganizationFile, ResponseLine, WorkspaceLine } from '#contract/archive.ts';

/** Whole lines of a file, each with its newline, except perhaps the last. */
export interface LineBlock {
  bytes: Buffer;
  firstLine: number;
}

/** A line and its place, for error messages. */
export interface Located<Line> {
  /** The file's path in the archive, such as `forms.jsonl`. */
  file: string;
  /** Counted from 1. */
  line: number;
  value: Line;
}

/**
 * An archive that can be read repeatedly, always in the same order: a folder on disk, or the demo generator. Lines
 * are validated against the contract before they are yielded.
 */
export interface ArchiveSource {
  organization(): Promise<OrganizationFile>;
  workspaces(): AsyncIterable<Located<WorkspaceLine>>;
  forms(): AsyncIterable<Located<FormLine>>;
  /** Empty if the form has no responses. */
  responses(formId: string): AsyncIterable<Located<ResponseLine>>;
  /** The same as blocks of unparsed lines, which several threads can check; omitted for sources without text. */
  responseBlocks?(formId: string): AsyncIterable<LineBlock & { file: string }>;
  files(): AsyncIterable<Located<FileLine>>;
  /** Undefined if the archive lists the file without its content. */
  content(fileId: string): Promise<Readable | undefined>;
  /**
   * Files in the archive that no line names. `isListed` receives the file name without its extension. Omitted for
   * sources that cannot hold stray files.
   */
  unlisted?(kind: 'form' | 'file', isListed: (name: string) => boolean): AsyncIterable<string>;
}
