import { z } from 'zod';
import { authoredFormFile } from '#form/schema/formFile.ts';

/** A form in a file as JSON Schema, so that editors complete it and mark what cannot be. */
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
