import type { z } from 'zod';
import { isObject } from '#kit/isObject.ts';
import type { Finding, FindingCode } from '../../check/findings.ts';
import { locatedIssues, writtenPath } from '../faults.ts';
import { type FormFile, formFile } from '../formFile.ts';
import { part } from './part.ts';

/** A form without its faulty parts, so that the checker can look at all others. */
export interface ReadableRest {
  readonly file: FormFile;
  /** False for findings that only come from what was taken out. */
  isReal(finding: Finding): boolean;
}

type Path = readonly PropertyKey[];

/** A file with more faults than this is not looked at any further. */
const maxIssues = 1000;

/** Findings that a missing part can cause. */
const uncertain: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'no_pages',
  'no_fields',
  'page_empty',
  'page_unreachable',
  'required_never_shown',
  'field_never_shown',
  'translation_incomplete',
]);

/**
 * Replaces faulty parts until the rest has the right shape: unknown keys go, a faulty field becomes one of unknown type
 * that keeps its id and label, a faulty rule one without effect. Undefined where too little is left.
 */
export function readableRest(root: unknown, error: z.ZodError): ReadableRest | undefined {
  if (error.issues.length > maxIssues) return undefined;
  const value: unknown = structuredClone(root);
  const replaced: string[] = [];
  let fault: z.ZodError = error;
  for (let round = 0; round < 4; round += 1) {
    for (const { path, issue } of locatedIssues(fault, maxIssues)) {
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) remove(value, [...path, key]);
      else replace(value, path, replaced);
    }
    const parsed = formFile.safeParse(value);
    if (parsed.success) {
      const isReal = ({ path, code }: Finding) =>
        !uncertain.has(code) &&
        !replaced.some(
          (one) => path === one || (/^[.[]/.test(path.slice(one.length)) && path.startsWith(one)),
        );
      return { file: parsed.data, isReal };
    }
    fault = parsed.error;
  }
  return undefined;
}

function replace(root: unknown, path: Path, replaced: string[]): void {
  const [first, index, second, number] = path;
  if (first === undefined) return;
  if (first === 'name' && path.length === 1) set(root, path, 'Form', replaced);
  else if (first === 'pages' && path.length === 1) set(root, path, [], replaced);
  else if (first === 'pages' && second === 'fields' && number !== undefined)
    replaceField(root, path.slice(0, 4), replaced);
  else if (first === 'pages' && second === 'fields') set(root, path.slice(0, 3), [], replaced);
  else if (first === 'pages' && second === 'id')
    set(root, path.slice(0, 3), `page${Number(index) + 1}`, replaced);
  else if (first === 'pages' && second !== undefined) remove(root, path.slice(0, 3));
  else if (first === 'pages')
    set(root, path.slice(0, 2), { id: `page${Number(index) + 1}`, label: '', fields: [] }, replaced);
  else if (first === 'logic' && index !== undefined) set(root, path.slice(0, 2), withoutEffect, replaced);
  else {
    replaced.push(writtenPath(path.slice(0, 2)));
    remove(root, path.slice(0, 2));
  }
}

const withoutEffect = {
  when: { field: 'left out', operator: 'is_empty' },
  do: [{ action: 'require', field: 'left out' }],
};

function replaceField(root: unknown, path: Path, replaced: string[]): void {
  const field = path.reduce(part, root);
  const id = part(field, 'id');
  const label = part(field, 'label');
  const [, page, , number] = path;
  const stub = {
    id:
      typeof id === 'string' && id !== '' && id.length <= 200
        ? id
        : `left out ${String(page)} ${String(number)}`,
    type: 'left out',
    label: typeof label === 'string' ? label.slice(0, 500) : '',
  };
  set(root, path, stub, replaced);
}

function set(root: unknown, path: Path, value: unknown, replaced: string[]): void {
  replaced.push(writtenPath(path));
  const holder = path.slice(0, -1).reduce(part, root);
  const key = path.at(-1);
  if (key !== undefined && typeof holder === 'object' && holder !== null) Reflect.set(holder, key, value);
}

function remove(root: unknown, path: Path): void {
  const holder = path.slice(0, -1).reduce(part, root);
  const key = path.at(-1);
  if (key !== undefined && (isObject(holder) || Array.isArray(holder))) Reflect.deleteProperty(holder, key);
}
