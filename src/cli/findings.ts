import { type Finding, headingOf } from '#service/transfer/archive/findings.ts';
import { note } from './output.ts';

/** Prints findings to standard error: a few examples of each kind and the number of further ones. */
export function noteFindings(findings: readonly Finding[]): void {
  for (const finding of findings) {
    const { count, examples } = finding;
    note(`${headingOf(finding)}:`);
    for (const example of examples) note(`  ${example}`);
    if (count > examples.length) note(`  … and ${count - examples.length} more`);
  }
}
