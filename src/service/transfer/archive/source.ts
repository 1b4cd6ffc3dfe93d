import type { Readable } from 'node:stream';
import type { FileLine, FormLine, OrganizationFile, ResponseLine, WorkspaceLine } from '#contract/archive.ts';

/** Whole lines of a file, with the newline after each but perhaps the last. */
export interface LineBlock {
  bytes: Buffer;
  firstLine: number;
}

/** A line and where it stands, so that a bad one can be named. */
export interface Located<Line> {
  /** `forms.jsonl` */
  file: string;
  /** Counted from 1. */
  line: number;
  value: Line;
}

/**
 * An archive that can be read as often as needed, always in the same order: a folder on disk, or the demo
 * generator. Lines are checked against the contract before they come out.
 */
export interface ArchiveSource {
  organization(): Promise<OrganizationFile>;
  workspaces(): AsyncIterable<Located<WorkspaceLine>>;
  forms(): AsyncIterable<Located<FormLine>>;
  /** Nothing where the form has no responses. */
  responses(formId: string): AsyncIterable<Located<ResponseLine>>;
  /** The same as blocks of unread lines, which several threads can check; left out where there is no text. */
  responseBlocks?(formId: string): AsyncIterable<LineBlock & { file: string }>;
  files(): AsyncIterable<Located<FileLine>>;
  /** Undefined where the archive lists a file without its content. */
  content(fileId: string): Promise<Readable | undefined>;
  /**
   * Files in the archive that no line names. `isListed` receives the file name without its extension. Omitted for sources
   * that cannot hold stray files.
   */
  unlisted?(kind: 'form' | 'file', isListed: (name: string) => boolean): AsyncIterable<string>;
}
