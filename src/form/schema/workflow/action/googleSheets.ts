import { z } from 'zod';
import { actionBase } from '../base.ts';
import { connection } from './connection.ts';

/** Adds a row to a sheet; its first row names the fields. */
export const googleSheets = z
  .strictObject({
    ...actionBase,
    type: z.literal('google_sheets'),
    connection,
    spreadsheet: z
      .string()
      .max(500)
      .regex(
        /^(https:\/\/docs\.google\.com\/spreadsheets\/d\/)?[A-Za-z0-9_-]{10,200}([/?#]\S*)?$/,
        'must be the id of a spreadsheet, or its address',
      )
      .describe('The id of the spreadsheet, or its address.'),
    sheet: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\p{Cc}[\]*/\\?:]+$/u, 'must be the name of a sheet')
      .describe('The name of the sheet, which must exist; Sheet1 is the default.')
      .optional(),
    fields: z
      .array(z.string().max(64))
      .min(1)
      .max(500)
      .describe('The ids of the fields to write; all of them by default.')
      .optional(),
  })
  .describe('Adds a row to a Google Sheets spreadsheet.')
  .meta({ id: 'Action_google_sheets' });
