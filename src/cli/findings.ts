import { type Finding, headingOf } from '#service/transfer/archive/findings.ts';
import { note } from './output.ts';

/** Says on standard error what was found on the way: a few of each kind, and how many more there are. */
export function noteFindings(findings: readonly Finding[]): void {
  for (const finding of findings) {
    const { count, examples } = finding;
    note(`${headingOf(finding)}:`);
    for (const example of examples) note(`  ${example}`);
    if (count > examples.length) note(`  … and ${count - examples.length} more`);
  }
}
