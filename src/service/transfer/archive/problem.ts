export interface Place {
  /** `responses/k3f9x2ab.jsonl`, relative to the archive. */
  file: string;
  /** Counted from 1; undefined where the whole file is at fault. */
  line?: number | undefined;
}

/** Something in the archive stops its import; the message says where and why. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
  readonly place: Place | undefined;
  readonly reason: string;

  constructor(place: Place | undefined, reason: string) {
    super(place === undefined ? reason : `${nameOf(place)}: ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

/** The second reading found something else than the first. */
export function archiveChanged(file: string): ArchiveProblem {
  return new ArchiveProblem({ file }, 'changed while it was being imported');
}

const systemReasons: Record<string, string> = {
  EACCES: 'its permissions do not let this user read it',
  EPERM: 'its permissions do not let this user read it',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
};

/** The system does not give the file out; said without the words of the system where they are known. */
export function unreadable(file: string, error: unknown): ArchiveProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new ArchiveProblem({ file }, `cannot be read: ${systemReasons[code] ?? code}`);
}

function nameOf({ file, line }: Place): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** The person stopped it; what was written so far is taken back. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  constructor() {
    super('Stopped before the end.');
  }
}
