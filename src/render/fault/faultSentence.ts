import { faultMessage } from '#form/message/faultMessage.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { Texts } from '#form/schema/translation.ts';
import { type Fault, fault as faultOf } from '#form/value/fault.ts';
import type { PageLanguage } from '../view.ts';
import { type AddressPart, addressParts, neededParts } from './faultyPart.ts';

/** Replaces the document's column label in a table fault by the translated label. */
export function shownFault(found: Fault, field: KnownField, original: KnownField): Fault {
  const column = found.parameters?.column;
  if (column === undefined || field.type !== 'table_entry' || original.type !== 'table_entry') return found;
  const index = original.columns.findIndex(({ label }) => label === column);
  return faultOf(found.code, { ...found.parameters, column: field.columns[index]?.label ?? column });
}

/** The message of a fault in the language of the page. The field is already translated. */
export function faultSentence(
  found: Fault,
  field: KnownField,
  { messages, texts }: PageLanguage,
  own: Texts | undefined,
): string {
  const { code } = found;
  if (code === 'required' && own?.required) return own.required;
  if (code === 'pattern_mismatch' && 'pattern_message' in field && field.pattern_message) {
    return field.pattern_message;
  }
  const missing = missingParts(found, field);
  if (missing.length === 0) return faultMessage(found, messages);
  const part = missing.map((each) => texts[`address_${each}`]).join(', ');
  return faultMessage(faultOf('address_part_missing', { part }), messages);
}

/** The missing address parts, in the order of the inputs. */
function missingParts({ code, parameters }: Fault, field: KnownField): readonly AddressPart[] {
  if (field.type !== 'address') return [];
  if (code === 'required') return neededParts(field);
  const missing = String(parameters?.part).split(' ');
  return code === 'address_part_missing' ? addressParts.filter((part) => missing.includes(part)) : [];
}
