import type { z } from 'zod';
import { type ResponseLine, responseLine } from '#contract/archive.ts';
import { isOrdinaryResponseLine } from '#contract/ordinaryResponseLine.ts';
import { isShallow, maxNesting, tooDeep } from '#kit/nesting.ts';
import { ArchiveProblem } from './problem.ts';

/** Validates a value and returns it in the contract's key order; throws with the first issue. */
export function checkedLine<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  refuseDepth(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ArchiveProblem(
    undefined,
    issue === undefined ? 'not as the contract says' : reasonOf(issue, value),
  );
}

/** Validates a response line. There can be millions, so only unusual lines go through the schema. */
export function checkedResponseLine(value: unknown): ResponseLine {
  return isOrdinaryResponseLine(value) ? value : checkedLine(responseLine, value);
}

/** The nesting levels of a line around a document. */
const levelsAround = 10;

/** Runs before the schema, which is recursive for conditions. */
function refuseDepth(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!isShallow(inner, maxNesting + levelsAround))
      throw new ArchiveProblem(undefined, `${key}: ${tooDeep}`);
  }
}

function reasonOf({ code, path, message }: z.core.$ZodIssue, value: unknown): string {
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  const isMissing = code.startsWith('invalid_') && valueAt(value, path) === undefined;
  const reason = isMissing ? 'is missing' : message.replace(/^Invalid (input|option): /, '');
  return place === '' ? reason : `${place}: ${reason}`;
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.getOwnPropertyDescriptor(found, part)?.value;
  }
  return found;
}
