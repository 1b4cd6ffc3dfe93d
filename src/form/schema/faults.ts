import type { z } from 'zod';

/** A fault of a document against its schema, in words. */
export interface SchemaFault {
  /** Such as `pages[0].fields[2].label`; empty for the document itself. */
  path: string;
  message: string;
  /** The unknown keys, where the fault is about unknown keys. */
  unknownKeys?: readonly string[];
}

/** More faults than anybody reads; a crafted file can have one in every character. */
export const maxFaults = 100;

export type Issue = z.core.$ZodIssue;

/** An issue of the schema with its whole path; those of unions are replaced by the issues of one alternative. */
export interface LocatedIssue {
  readonly path: readonly PropertyKey[];
  readonly issue: Issue;
}

/** The first faults of the document, in its order. */
export function schemaFaults(error: z.ZodError): SchemaFault[] {
  return locatedIssues(error).map(({ path, issue }) => {
    const fault = { path: cut(writtenPath(path)), message: cut(faultSentence(issue)) };
    return issue.code === 'unrecognized_keys'
      ? { ...fault, unknownKeys: issue.keys.slice(0, maxFaults).map(cut) }
      : fault;
  });
}

/** Longer than any sentence about a form that somebody wrote: a key may have megabytes. */
const maxSentenceLength = 2000;

function cut(text: string): string {
  return text.length > maxSentenceLength ? `${text.slice(0, maxSentenceLength)}…` : text;
}

/** The first issues, at most {@link maxFaults} unless told otherwise; all others are not even placed. */
export function locatedIssues(error: z.ZodError, most = maxFaults): LocatedIssue[] {
  const located: LocatedIssue[] = [];
  for (const issue of error.issues) {
    if (located.length >= most) break;
    for (const each of withoutUnions(issue, [])) located.push(each);
  }
  return located.slice(0, most);
}

function withoutUnions(issue: Issue, above: readonly PropertyKey[]): LocatedIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ path, issue }];
  return nearest(issue.errors).flatMap((inner) => withoutUnions(inner, path));
}

/** The alternative of a union with the fewest faults; an unknown key weighs most. */
function nearest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const weight = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 10 * issue.keys.length : 1), 0);
  return branches.reduce((best, branch) => (weight(branch) < weight(best) ? branch : best));
}

/** `['pages', 0, 'label']` as `pages[0].label`. */
export function writtenPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The fault as the end of a sentence: `must be a number`. */
export function faultSentence(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has a key that is not known here: ${issue.keys.slice(0, maxFaults).join(', ')}${issue.keys.length > maxFaults ? ', …' : ''}`;
    case 'invalid_type':
      return issue.input === undefined && /received undefined/.test(issue.message)
        ? 'is missing'
        : `must be ${article(issue.expected)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `must have at least ${counted(issue.minimum, issue.origin)}`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `must have at most ${counted(issue.maximum, issue.origin)}`
        : `must be at most ${issue.maximum}`;
    case 'invalid_union':
      return 'options' in issue
        ? `must be one of ${[...issue.options].map(String).join(', ')}`
        : issue.message;
    case 'invalid_key':
      return issue.issues.map(faultSentence).join(', and ');
    default:
      // Includes patterns, whose sentences are in the schema.
      return issue.message;
  }
}

function counted(number: number | bigint, origin: string): string {
  const what = origin === 'string' ? 'character' : 'item';
  return number === 1 ? `1 ${what}` : `${number} ${what}s`;
}

function article(expected: string): string {
  const words: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  };
  return words[expected] ?? expected;
}
