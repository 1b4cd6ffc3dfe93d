import type { FormValues } from '#form/value/answer.ts';
import { readContentType } from '../body/contentType.ts';
import { isIdentity } from '../body/isIdentity.ts';
import { parseUrlencoded } from '../body/parseUrlencoded.ts';
import { readBody } from '../body/readBody.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';

const maxFields = 5000;

/** Reads the values that the page's script posts, in the format of a form post. */
export async function urlencodedBody({ request }: Exchange, maxBytes: number): Promise<FormValues> {
  const { media } = readContentType(request.headers['content-type'] ?? '');
  if (media !== 'application/x-www-form-urlencoded' || !isIdentity(request.headers['content-encoding']))
    throw new Problem('media_type_unsupported', {
      message: 'Send the body as application/x-www-form-urlencoded.',
    });
  return parseUrlencoded(await readBody(request, maxBytes), maxFields);
}
