import { faultMessage } from '#form/message/faultMessage.ts';
import type { FaultMessages } from '#form/message/language/english.ts';
import type { KnownField } from '#form/schema/field.ts';
import { type Fault, fault as faultOf } from '#form/value/fault.ts';
import type { PageLanguage } from '../view.ts';
import { addressMessage, addressParts } from './faultyPart.ts';

/** Replaces the document's column label in a table fault by the translated label. */
export function shownFault(found: Fault, field: KnownField, original: KnownField): Fault {
  const column = found.parameters?.column;
  if (column === undefined || field.type !== 'table_entry' || original.type !== 'table_entry') return found;
  const index = original.columns.findIndex(({ label }) => label === column);
  return faultOf(found.code, { ...found.parameters, column: field.columns[index]?.label ?? column });
}

/**
 * The message of a fault in the language of the page. The field is already translated; `required` is the sentence
 * for a missing answer, which the server writes for page and script (`requiredSentence`).
 */
export function faultSentence(
  found: Fault,
  field: KnownField,
  { messages, texts }: Pick<PageLanguage, 'messages' | 'texts'>,
  required: string,
): string {
  const { code, parameters } = found;
  if (code === 'required') return required;
  if (code === 'pattern_mismatch' && 'pattern_message' in field && field.pattern_message) {
    return field.pattern_message;
  }
  if (code === 'cell_missing' || code === 'cell_invalid') return cellSentence(code, found, field, messages);
  if (code !== 'address_part_missing') return faultMessage(found, messages);
  const missing = String(parameters?.part).split(' ');
  return addressMessage(
    addressParts.filter((part) => missing.includes(part)),
    messages,
    texts,
  );
}

/** Names the row of a matrix by its label. */
function cellSentence(
  code: 'cell_missing' | 'cell_invalid',
  found: Fault,
  field: KnownField,
  messages: FaultMessages,
): string {
  const { row: number, column = '' } = found.parameters ?? {};
  const rows = field.type === 'table_entry' ? (field.rows ?? []) : [];
  const row = rows[Number(number) - 1]?.label.trim();
  return row
    ? faultMessage({ code: `${code}_named`, parameters: { row, column } }, messages)
    : faultMessage(found, messages);
}
