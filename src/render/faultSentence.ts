import { type Fault, fault as faultOf } from '#form/answer/fault.ts';
import { faultMessage } from '#form/message/faultMessage.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { Texts } from '#form/schema/translation.ts';
import type { Speech } from './view.ts';

/** A fault of a table names a column by the label that the document has; this one by the label that is shown. */
export function shownFault(found: Fault, field: KnownField, original: KnownField): Fault {
  const column = found.parameters?.column;
  if (column === undefined || field.type !== 'table_entry' || original.type !== 'table_entry') return found;
  const place = original.columns.findIndex(({ label }) => label === column);
  return faultOf(found.code, { ...found.parameters, column: field.columns[place]?.label ?? column });
}

/** What is wrong with an answer, in the words of the page. The field is in its language. */
export function faultSentence(
  found: Fault,
  field: KnownField,
  { messages, texts }: Speech,
  own: Texts | undefined,
): string {
  const { code, parameters } = found;
  if (code === 'required' && own?.required) return own.required;
  if (code === 'pattern_mismatch' && 'pattern_message' in field && field.pattern_message) {
    return field.pattern_message;
  }
  const part = parameters?.part;
  if (code !== 'address_part_missing' || !isPart(part)) return faultMessage(found, messages);
  return faultMessage(faultOf(code, { part: texts[`address_${part}`] }), messages);
}

const parts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

function isPart(part: string | number | undefined): part is (typeof parts)[number] {
  return parts.some((each) => each === part);
}
