import { z } from 'zod';
import { actionBase, filledText, secretName } from '../base.ts';

/** Headers that the request itself decides. */
const ownHeaders =
  /^(host|content-length|connection|transfer-encoding|upgrade|te|trailer|keep-alive|expect|webhook-.*)$/i;

const headerName = z
  .string()
  .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/, 'must be the name of a header')
  .refine((name) => !ownHeaders.test(name), { error: 'is set by the request itself' });

const header = z.strictObject({
  name: headerName.describe('The name of the header, such as Authorization.'),
  text: filledText(2000, 'The value, with inserted answers.').optional(),
  secret: secretName
    .describe('The name of a secret of the form that follows the text: "Bearer " and the secret.')
    .optional(),
});

/** Sends the response to an address. Without `body` it is the standard webhook, signed. */
export const webhook = z
  .strictObject({
    ...actionBase,
    type: z.literal('webhook'),
    url: z
      .string()
      .max(2000)
      .regex(
        /^https?:\/\/[^\s[\]/?#]+(?:[/?#][^\s]*)?$/,
        'must be an address that begins with https:// or http://',
      )
      .describe('Where it is sent. Answers may be inserted after the host: https://example.org/[field1].'),
    format: z
      .enum(['json', 'form'])
      .describe('json (the default) sends the response as the API shows it; form sends form-encoded answers.')
      .optional(),
    names: z
      .enum(['ids', 'keys'])
      .describe(
        'With the format form: whether answers have the ids of their fields (the default) or their keys as names.',
      )
      .optional(),
    method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE', 'GET']).describe('POST is the default.').optional(),
    headers: z.array(header).max(20).describe('More headers of the request.').optional(),
    ed25519: z
      .boolean()
      .describe('Whether it is also signed with the public key of the form (v1a); no is the default.')
      .optional(),
    body: filledText(
      50_000,
      'A body of your own in place of the standard one, with inserted answers; its type is the header Content-Type, or JSON.',
    ).optional(),
  })
  .describe('Sends the response to an address of your own.')
  .meta({ id: 'Action_webhook' });
