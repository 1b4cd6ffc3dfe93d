import type { Finding } from '#service/transfer/archive/findings.ts';
import type { Staging } from '#store/download/staging.ts';

const list = 'remarks';

/** Warnings about the download, stored with it, so that a resumed run repeats those of the interrupted one. */
export class Remarks {
  readonly #staging: Staging;
  readonly #report: (line: string) => void;

  constructor(staging: Staging, report: (line: string) => void) {
    this.#staging = staging;
    this.#report = report;
    for (const { id } of staging.items(list)) report(id);
  }

  /** Reports and stores a remark, unless the same sentence was already reported. */
  add(line: string, finding: Finding = { kind: line, count: 1, examples: [] }): void {
    if (this.#staging.item(list, line) !== undefined) return;
    const created = this.#staging.count(list);
    this.#staging.keepPage(list, [{ id: line, created, json: JSON.stringify(finding) }]);
    this.#report(line);
  }

  findings(): Finding[] {
    return Array.from(this.#staging.items(list), ({ json }): Finding => JSON.parse(json));
  }
}
