import type { Finding } from '#service/archive/findings.ts';
import { note } from './output.ts';

/** Says on standard error what was found on the way: a few of each kind, and how many more there are. */
export function noteFindings(findings: readonly Finding[]): void {
  for (const { kind, count, examples } of findings) {
    note(`${count} ${kind}:`);
    for (const example of examples) note(`  ${example}`);
    if (count > examples.length) note(`  … and ${count - examples.length} more`);
  }
}
