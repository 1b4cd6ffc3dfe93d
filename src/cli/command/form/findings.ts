import type { Finding } from '#form/check/findings.ts';
import { counted } from '#kit/counted.ts';

/** Where the form came from: a file has lines, a stored form only paths. */
export interface FindingSource {
  path: string;
  lineOf(path: string): number;
}

/** One line for each, in the manner of compilers. */
export function findingLines(findings: readonly Finding[], source: FindingSource | undefined): string[] {
  return findings.map(({ severity, code, message, path }) => {
    const place = path === '' ? '' : ` at ${path}`;
    const where =
      source === undefined ? `${severity}${place}` : `${source.path}:${source.lineOf(path)}: ${severity}`;
    return `${where}: ${message} [${code}]`;
  });
}

export function errorsAmong(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** "2 errors and 1 warning" */
export function findingCount(findings: readonly Finding[]): string {
  const errors = errorsAmong(findings);
  return `${counted(errors, 'error')} and ${counted(findings.length - errors, 'warning')}`;
}
