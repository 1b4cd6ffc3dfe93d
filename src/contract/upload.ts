import { z } from 'zod';

/** The body of `POST /f/<id>/files`, which begins an upload. */
export const uploadBody = z
  .strictObject({
    field: z.string().max(200).describe('Id of the field.'),
    name: z.string().max(5000),
    size: z.int().min(0).describe('In bytes.'),
    type: z.string().max(255).optional().describe('The media type; what the bytes tell wins.'),
    ticket: z.string().max(500).optional().describe("The ticket of the form's page; programs have none."),
    password: z.string().max(1000).optional().describe('Where the form asks for one.'),
    pass: z.string().max(500).optional().describe("The pass of the form's page, in place of the password."),
  })
  .meta({ id: 'UploadRequest' });
