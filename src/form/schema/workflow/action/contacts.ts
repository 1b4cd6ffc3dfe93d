import { z } from 'zod';
import { recordOf } from '../../pieces.ts';
import { actionBase, filledText } from '../base.ts';
import { connection } from './connection.ts';

const address = filledText(500, 'The address: a field that asks for one, such as [field2].').min(1);

/** Creates a contact, or updates the one with the same address. */
export const hubspot = z
  .strictObject({
    ...actionBase,
    type: z.literal('hubspot'),
    connection,
    email: address,
    properties: recordOf(
      z.string().regex(/^[a-z][a-z0-9_]{0,99}$/, 'must be the internal name of a property'),
      filledText(5000, 'The value, with inserted answers.'),
    )
      .describe('Properties of the contact by their internal names: firstname: "[field1]".')
      .optional(),
  })
  .describe('Creates or updates a contact in HubSpot.')
  .meta({ id: 'Action_hubspot' });

/** Adds an address to an audience, or updates it. */
export const mailchimp = z
  .strictObject({
    ...actionBase,
    type: z.literal('mailchimp'),
    connection,
    audience: z
      .string()
      .regex(/^[A-Za-z0-9]{1,50}$/, 'must be the id of an audience')
      .describe('The id of the audience.'),
    email: address,
    status: z
      .enum(['pending', 'subscribed'])
      .describe('For new addresses: pending (the default) asks them to confirm; subscribed does not.')
      .optional(),
    fields: recordOf(
      z.string().regex(/^[A-Z][A-Z0-9_]{0,9}$/, 'must be the tag of a merge field, such as FNAME'),
      filledText(255, 'The value, with inserted answers.'),
    )
      .describe('Merge fields by their tags: FNAME: "[field1]".')
      .optional(),
    tags: z.array(z.string().min(1).max(100)).max(20).describe('Tags of the subscriber.').optional(),
  })
  .describe('Adds a subscriber to a Mailchimp audience.')
  .meta({ id: 'Action_mailchimp' });

/** Opens a ticket in the name of the visitor. */
export const zendesk = z
  .strictObject({
    ...actionBase,
    type: z.literal('zendesk'),
    connection,
    subject: filledText(
      150,
      'The subject, with inserted answers; the form’s name is the default.',
    ).optional(),
    text: filledText(
      20_000,
      'The text of the ticket, with inserted answers; all answers by default.',
    ).optional(),
    email: filledText(500, 'The address of the person who asks; a field such as [field2].').optional(),
    full_name: filledText(200, 'The name of the person who asks.').optional(),
    priority: z.enum(['low', 'normal', 'high', 'urgent']).describe('The priority of the ticket.').optional(),
    tags: z
      .array(z.string().regex(/^[^\s,]{1,100}$/, 'must be one word'))
      .max(20)
      .describe('Tags of the ticket.')
      .optional(),
    fields: recordOf(
      z.string().regex(/^\d{1,20}$/, 'must be the id of a ticket field'),
      filledText(5000, 'The value, with inserted answers.'),
    )
      .describe('Custom ticket fields by their ids.')
      .optional(),
  })
  .describe('Opens a ticket in Zendesk.')
  .meta({ id: 'Action_zendesk' });
