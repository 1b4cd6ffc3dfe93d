/** A warning that does not stop the import: the first few examples of its kind, and their number. */
export interface Finding {
  kind: string;
  count: number;
  examples: string[];
}

const shown = 5;

/** Keeps a bounded number of examples, however many lines cause a finding. */
export class Findings {
  readonly #kinds = new Map<string, Finding>();

  /** `kind` is a plural such as "files without content". */
  add(kind: string, example: string): void {
    let finding = this.#kinds.get(kind);
    if (finding === undefined) {
      finding = { kind, count: 0, examples: [] };
      this.#kinds.set(kind, finding);
    }
    finding.count += 1;
    if (finding.examples.length < shown) finding.examples.push(example);
  }

  list(): Finding[] {
    return [...this.#kinds.values()];
  }
}

/** "Files without content (1)": the count in brackets fits the plural even if it is one. */
export function headingOf({ kind, count }: Finding): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} (${count})`;
}
