import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { storableText } from '#kit/text/storableText.ts';
import { Problem } from '../problem.ts';

/** Parses the input with the route's schema and reports the first error. */
export function readJsonBody(route: AppRoute, bytes: Uint8Array, type: string | undefined): unknown {
  const { body } = route;
  if (body === undefined || body === 'image' || body === 'file') return undefined;
  // An HTML form of another site can send other types without a preflight request, but never this one.
  if (type === undefined || !/^application\/json\s*(;|$)/i.test(type))
    throw new Problem('media_type_unsupported', { message: 'Send the body as application/json.' });
  return checked(body, parsed(bytes));
}

export function readQuery(route: AppRoute, query: string): unknown {
  if (route.query === undefined) return undefined;
  // Cursors and ids go into queries as they are, and PostgreSQL refuses U+0000.
  const given = Array.from(new URLSearchParams(query), ([name, value]) => [name, storableText(value)]);
  return checked(route.query, Object.fromEntries(given));
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
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
