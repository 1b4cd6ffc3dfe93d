import type { Finding } from '#form/check/findings.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';

/** The source of the form: a file has line numbers, a stored form only paths. */
export type FindingSource = Pick<LoadedForm, 'path' | 'locationOf'>;

/** One line per finding, in the format of compilers. */
export function findingLines(findings: readonly Finding[], source: FindingSource | undefined): string[] {
  return findings.map(({ severity, code, message, path, related = [] }) => {
    const place = path === '' ? '' : ` at ${path}`;
    const where =
      source === undefined
        ? `${severity}${place}`
        : `${source.path}:${source.locationOf(path).line}: ${severity}`;
    const also = source === undefined ? [] : related.map((each) => source.locationOf(each).line);
    const lines = also.length === 0 ? '' : ` See ${also.length === 1 ? 'line' : 'lines'} ${also.join(', ')}.`;
    return `${where}: ${message}${lines} [${code}]`;
  });
}

export type LocatedFinding = Finding & { file?: string; line?: number; column?: number };

/** The same as JSON. */
export function locatedFindings(
  findings: readonly Finding[],
  source: FindingSource | undefined,
): LocatedFinding[] {
  if (source === undefined) return [...findings];
  return findings.map((finding) => ({ ...finding, file: source.path, ...source.locationOf(finding.path) }));
}

export function errorsAmong(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** "2 errors and 1 warning" */
export function findingCount(findings: readonly Finding[]): string {
  const errors = errorsAmong(findings);
  return `${pluralize(errors, 'error')} and ${pluralize(findings.length - errors, 'warning')}`;
}
