import { formSchema } from '../formSchema.ts';
import type { Schema } from './document.ts';

const prefix = 'FormFile';

/** The schema of form files as components: `FormFile`, and one for each part, such as `FormFilePage`. */
export function formFileSchemas(baseUrl: string): Record<string, Schema> {
  const { $schema, $id, title, oneOf, $defs, ...file } = formSchema(baseUrl);
  const whole = {
    ...file,
    description:
      'A form: its document, its live settings, and where it belongs. It has `pages`, or `fields` if it has one page only.',
    externalDocs: {
      description: 'The same as a JSON Schema for editors',
      url: `${baseUrl}/schema/form.json`,
    },
  };
  const parts = Object.entries($defs as Record<string, unknown>).map(([name, part]) => [
    componentOf(name),
    part,
  ]);
  const text = JSON.stringify({ [prefix]: whole, ...Object.fromEntries(parts) });
  return JSON.parse(text, (word, value) => {
    if (word === '$ref') return `#/components/schemas/${componentOf(value.replace('#/$defs/', ''))}`;
    // Without the format, generators for Java or C# take 32 bits.
    return value?.type === 'integer' && value.maximum > 2 ** 31 - 1 ? { ...value, format: 'int64' } : value;
  });
}

/** `Field_one_line_input` → `FormFileFieldOneLineInput`. */
function componentOf(name: string): string {
  return prefix + name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
