import type { FormFile } from '#form/schema/formFile.ts';
import { withId, withName } from '#form/schema/text/editFormFile.ts';
import type { FileKind } from '#form/schema/text/fileKind.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { writeFormFile } from '#form/schema/text/writeFormFile.ts';

/** A starter form with two fields. */
const blankForm = `# A form. Check it: form check <file>, bring it in: form push <file>, let visitors see it: form publish <file>
format: 2
name: New form
pages:
  - id: page1
    label: ""
    fields:
      - id: field1
        type: one_line_input
        label: Your name
        required: true
      - id: field2
        type: email
        label: Your e-mail address
`;

/** Renders a new form file. YAML keeps the template's comments; JSON has none. */
export async function newFormText(wanted: {
  kind: FileKind;
  id: string;
  name: string | undefined;
  /** In YAML; defaults to the form with two fields. */
  template: string | undefined;
  /** The URL of the JSON Schema, for editors. */
  schema: string;
}): Promise<{ name: string; text: string; file: FormFile }> {
  const { kind, id, name, template = blankForm, schema } = wanted;
  const yaml = withId(name === undefined ? template : withName(template, name), 'yaml', id);
  const read = await readFormFile(yaml, 'yaml');
  if (!read.ok) throw new Error(`a template that cannot be read: ${read.failure.faults[0]?.message}`);
  const { file } = read.value;
  const text =
    kind === 'yaml'
      ? `# yaml-language-server: $schema=${schema}\n${yaml}`
      : writeFormFile({ $schema: schema, ...file }, 'json');
  return { name: file.name, text, file };
}
