import { z } from 'zod';
import { fieldTypes } from '#form/value/kinds.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { instant } from './instant.ts';

/** The resources of API v2. Key order matters: it is the order on the wire. */

export const pingResult = z
  .strictObject({ organization_name: z.string().describe('Name of the organisation that owns the key.') })
  .meta({ id: 'Ping' });

export const workspace = z
  .strictObject({ id: z.string(), name: z.string(), created_at: instant })
  .meta({ id: 'Workspace' });

const formShape = {
  id: z.string(),
  name: z.string(),
  workspace_id: z.string(),
  enabled: z.boolean().describe('As switched by people; closing by date or number does not change it.'),
  created_at: instant,
  updated_at: instant.describe('Time of the last publication; equal to created_at before the first.'),
};

export const formItem = z.strictObject(formShape).meta({ id: 'Form' });

export const formField = z
  .strictObject({
    id: z.string(),
    type: z.string().describe(`One of ${fieldTypes.join(', ')}; an imported form may hold another word.`),
    page: z.string().describe('Id of the page that holds the field.'),
    label: z.string(),
    description: z.string().nullable(),
    required: z.boolean(),
  })
  .meta({ id: 'FormField' });

export const formPage = z.strictObject({ id: z.string(), label: z.string() }).meta({ id: 'FormPage' });

export const formDetail = z
  .strictObject({
    ...formShape,
    responses: z.int().min(0).describe('Responses that exist now, live and test.'),
    fields: z.array(formField),
    pages: z.array(formPage),
  })
  .meta({ id: 'FormDetail' });

export const visitor = z
  .strictObject({
    country: z.string().describe('Two-letter country code, or empty.'),
    region: z.string().describe('Country code and region code joined by a hyphen, or empty.'),
    city: z.string(),
    time_spent: z.int().describe('Whole seconds from first view to submit; 0 when unknown.'),
    url: z.string().describe('Address of the page where the form was filled in, or empty.'),
  })
  .meta({ id: 'Visitor' });

export const chosenOption = z
  .strictObject({ label: z.string(), value: z.string() })
  .meta({ id: 'ChosenOption' });

const uuid = z.string().regex(uuidPattern, 'must be a UUID').meta({ format: 'uuid' });

export const answeredFile = z
  .strictObject({
    id: uuid,
    name: z.string(),
    type: z.string().describe('Media type.'),
    size: z.int().describe('Bytes.'),
  })
  .meta({ id: 'AnsweredFile' });

export const answeredTable = z
  .strictObject({ headers: z.array(z.string()), rows: z.array(z.array(z.string())) })
  .meta({ id: 'AnsweredTable' });

export const answeredAddress = z
  .strictObject({
    full_address: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    country: z.string(),
  })
  .meta({ id: 'AnsweredAddress' });

const answered = {
  field_id: z.string(),
  field_type: z
    .string()
    .describe(`One of ${fieldTypes.join(', ')}; an import may have brought another word.`),
};

export const responseItem = z
  .discriminatedUnion('value_type', [
    z.strictObject({ ...answered, value_type: z.literal('string'), value: z.string() }),
    z.strictObject({ ...answered, value_type: z.literal('number'), value: z.number() }),
    z.strictObject({ ...answered, value_type: z.literal('options'), value: z.array(chosenOption) }),
    z.strictObject({ ...answered, value_type: z.literal('files'), value: z.array(answeredFile) }),
    z.strictObject({ ...answered, value_type: z.literal('table'), value: answeredTable }),
    z.strictObject({ ...answered, value_type: z.literal('address'), value: answeredAddress }),
  ])
  .meta({ id: 'ResponseItem' });

export const response = z
  .strictObject({
    id: z.int(),
    test: z.boolean(),
    visitor,
    workflows: z
      .array(z.unknown())
      .describe('One record for each workflow action that ran; empty when none.'),
    response: z.array(responseItem).describe('One item for each answered field, in the order of the form.'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Response' });

export const file = z
  .strictObject({
    id: uuid,
    name: z.string(),
    type: z.string().describe('Media type.'),
    size: z.int().describe('Bytes.'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'File' });

/** The envelope of every v2 list. */
export function listOf<Item extends z.ZodType>(item: Item, id: string) {
  return z
    .strictObject({
      has_more: z.boolean().describe('True if and only if older matching items exist beyond the last one.'),
      data: z.array(item),
    })
    .meta({ id });
}

export const workspaceList = listOf(workspace, 'WorkspaceList');
export const formList = listOf(formItem, 'FormList');
export const responseList = listOf(response, 'ResponseList');
export const fileList = listOf(file, 'FileList');

export type Workspace = z.infer<typeof workspace>;
export type FormItem = z.infer<typeof formItem>;
export type FormField = z.infer<typeof formField>;
export type FormPage = z.infer<typeof formPage>;
export type FormDetail = z.infer<typeof formDetail>;
export type Visitor = z.infer<typeof visitor>;
export type ResponseItem = z.infer<typeof responseItem>;
export type Response = z.infer<typeof response>;
export type File = z.infer<typeof file>;
