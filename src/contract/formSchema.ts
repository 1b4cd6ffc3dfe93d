import { z } from 'zod';
import { authoredFormFile } from '#form/schema/formFile.ts';

/** The JSON Schema of a form file, for completion and validation in editors. */
export function formSchema(baseUrl: string): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(authoredFormFile, { target: 'draft-2020-12' });
  return {
    $schema,
    $id: `${baseUrl}/schema/form.json`,
    title: 'Form',
    description: 'A form of Canvass: its document, its live settings, and where it belongs.',
    ...rest,
  };
}
