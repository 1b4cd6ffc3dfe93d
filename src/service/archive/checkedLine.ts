import type { z } from 'zod';
import { type ResponseLine, responseLine } from '#contract/archive.ts';
import { isOrdinaryResponseLine } from '#contract/ordinaryResponseLine.ts';
import { ArchiveProblem } from './problem.ts';

/** The value as the schema gives it back, in the contract's key order; throws with the first thing wrong. */
export function checkedLine<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ArchiveProblem(undefined, issue === undefined ? 'not as the contract says' : reasonOf(issue));
}

/** The same for the lines that come by the million: the schema only judges what is out of the ordinary. */
export function checkedResponseLine(value: unknown): ResponseLine {
  return isOrdinaryResponseLine(value) ? value : checkedLine(responseLine, value);
}

function reasonOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return place === '' ? message : `${place}: ${message}`;
}
