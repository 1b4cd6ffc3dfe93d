import { v2FieldsOf } from '../definition/apiView.ts';
import type { FormDefinition } from '../definition/document.ts';
import type { CompiledField } from './compiledForm.ts';

/** The fields in the order of the API's flat list. */
export function listFields(definition: FormDefinition, fields: readonly CompiledField[]): CompiledField[] {
  const left = new Map(fields.map((field) => [field.id, field]));
  const listed: CompiledField[] = [];
  for (const { id } of v2FieldsOf(definition)) {
    const field = left.get(id);
    if (field !== undefined) listed.push(field);
    left.delete(id);
  }
  return listed;
}
