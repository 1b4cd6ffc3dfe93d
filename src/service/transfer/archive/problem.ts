export interface ArchiveLocation {
  /** Relative to the archive, such as `responses/k3f9x2ab.jsonl`. */
  file: string;
  /** Counted from 1; undefined if the problem concerns the whole file. */
  line?: number | undefined;
}

/** A problem in the archive that stops its import; the message says where and why. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
  readonly location: ArchiveLocation | undefined;
  readonly reason: string;

  constructor(location: ArchiveLocation | undefined, reason: string) {
    super(location === undefined ? reason : `${nameOf(location)}: ${reason}`);
    this.location = location;
    this.reason = reason;
  }
}

/** The second pass found other content than the first. */
export function archiveChanged(file: string): ArchiveProblem {
  return new ArchiveProblem({ file }, 'changed while it was being imported');
}

const systemReasons: Record<string, string> = {
  EACCES: 'its permissions do not let this user read it',
  EPERM: 'its permissions do not let this user read it',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
};

/** The error for a file that cannot be read, with a plain reason for well-known system errors. */
export function unreadable(file: string, error: unknown): ArchiveProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new ArchiveProblem({ file }, `cannot be read: ${systemReasons[code] ?? code}`);
}

function nameOf({ file, line }: ArchiveLocation): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** The user stopped the work; everything written so far is rolled back. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  constructor() {
    super('Stopped before the end.');
  }
}
