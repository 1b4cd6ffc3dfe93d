import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { storableText } from '#kit/text/storableText.ts';
import { SentDocument } from '#service/form/thread/sentDocument.ts';
import { Problem } from '../problem.ts';
import { splitLongBody } from './splitLongBody.ts';

/** Parses the input with the route's schema and reports the first error. */
export async function readJsonBody(
  route: AppRoute,
  bytes: Uint8Array,
  type: string | undefined,
): Promise<unknown> {
  const { body } = route;
  if (body === undefined || body === 'image' || body === 'file') return undefined;
  // An HTML form of another site can send other types without a preflight request, but never this one.
  if (type === undefined || !/^application\/json\s*(;|$)/i.test(type))
    throw new Problem('media_type_unsupported', { message: 'Send the body as application/json.' });
  return checked(body, route.longBody ? await parsedLong(bytes) : parsed(bytes));
}

/** A large document stays unread: the thread for forms reads it. */
async function parsedLong(bytes: Uint8Array): Promise<unknown> {
  const split = await splitLongBody(bytes);
  if (split === undefined) throw new Problem('body_malformed');
  const rest = parsed(split.rest);
  if (split.definition === undefined || typeof rest !== 'object' || rest === null) return rest;
  return { ...rest, definition: new SentDocument(textOf(split.definition)) };
}

export function readQuery(route: AppRoute, query: string): unknown {
  if (route.query === undefined) return undefined;
  // Cursors and ids go into queries as they are, and PostgreSQL refuses U+0000.
  const given = Array.from(new URLSearchParams(query), ([name, value]) => [name, storableText(value)]);
  return checked(route.query, Object.fromEntries(given));
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw new Problem('body_malformed');
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('body_malformed');
  }
}

function checked(schema: z.core.$ZodType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const param = issue?.path.join('.') ?? '';
  throw new Problem('field_invalid', param === '' ? {} : { param });
}
