import { z } from 'zod';
import { problemBody } from '../problemBody.ts';
import { submissionBody } from '../submission.ts';
import * as submissionAnswers from '../submissionAnswers.ts';
import { uploadBody } from '../upload.ts';
import * as uploadAnswers from '../uploadAnswers.ts';
import * as v1 from '../v1.ts';
import * as v2 from '../v2.ts';
import * as webhook from '../webhook.ts';
import * as writtenForm from '../writtenForm.ts';
import type { Schema } from './document.ts';
import { formFileSchemas } from './formFileSchemas.ts';

const schemaPointer = (id: string) => `#/components/schemas/${id}`;

/** Every schema of the contract with an id; they refer to each other by `$ref`. */
export function schemas(baseUrl: string): Record<string, Schema> {
  const named = z.registry<{ id: string }>();
  const all = {
    ...v1,
    ...v2,
    problemBody,
    submissionBody,
    ...submissionAnswers,
    uploadBody,
    ...uploadAnswers,
    ...writtenForm,
    ...webhook,
  };
  for (const schema of Object.values(all)) {
    const id = schema instanceof z.ZodType ? schema.meta()?.id : undefined;
    if (schema instanceof z.ZodType && id !== undefined) named.add(schema, { id });
  }
  const made = z.toJSONSchema(named, {
    uri: schemaPointer,
    override: (context) => normalise(context.jsonSchema),
  });
  const own = Object.entries(made.schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema as Schema]);
  return { ...Object.fromEntries(own), ...formFileSchemas(baseUrl) };
}

/** A reference to the schema of a response. */
export function schemaReference(schema: z.ZodType | 'form file'): Schema {
  if (schema === 'form file') return { $ref: schemaPointer('FormFile') };
  const id = schema.meta()?.id;
  if (id === undefined) throw new Error('An answer of the API needs an id in its meta.');
  return { $ref: schemaPointer(id) };
}

/** The bytes of a file. */
export const binary: Schema = { type: 'string', format: 'binary' };

function normalise(schema: {
  type?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}): void {
  // JSON Schema patterns have no case-insensitive flag, and imported UUIDs may be upper case.
  if (schema.format === 'uuid') delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // Without the format, generators for Java or C# take 32 bits.
  if (schema.type === 'integer' && (schema.maximum ?? Infinity) > 2 ** 31 - 1) schema.format = 'int64';
}
