import type { Field } from '#form/definition/document.ts';
import type { FaultMessages } from '#form/message/faultMessages.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { adapterOf } from '../field/adapters.ts';

/**
 * The sentences that the script of a page with these fields may need: those that the types of the fields name. The server
 * writes the sentence for each required field, and sends those for what only it detects, such as full options.
 */
export function faultsOfPage(messages: FaultMessages, fields: readonly Field[]): Partial<FaultMessages> {
  const mayHave = (code: keyof FaultMessages) => (field: Field) => {
    const settings: readonly string[] | undefined = isKnownField(field)
      ? adapterOf(field).faults?.[code]
      : undefined;
    return settings !== undefined && (settings.length === 0 || settings.some((setting) => setting in field));
  };
  const needed = Object.entries(messages).filter(([code]) =>
    code === 'malformed' ? fields.length > 0 : fields.some(mayHave(code as keyof FaultMessages)),
  );
  return Object.fromEntries(needed);
}
