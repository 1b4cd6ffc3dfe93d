import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { partsByName } from '../fault/addressFault.ts';
import { faultSentence } from '../fault/faultSentence.ts';
import { formattedFault } from '../fault/formattedFault.ts';
import { cellByName, shownFault } from '../fault/tableFault.ts';
import { requiredSentence } from '../field/requiredSentence.ts';
import { fieldsById } from '../fieldsById.ts';
import { translateDefinition } from '../translateDefinition.ts';
import type { PageLanguage } from '../view.ts';

/** One entry of `answers_refused`: the field's id, the stable code, and the sentence in the reader's language. */
export interface FaultEntry {
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

export function faultEntries(
  form: CompiledForm,
  faults: readonly FieldFault[],
  pageLanguage: PageLanguage,
): FaultEntry[] {
  const translated = translateDefinition(form.definition, pageLanguage.language);
  const shown = fieldsById(translated);
  return faults.flatMap(({ field: id, fault: found }) => {
    const field = shown.get(id);
    const original = form.fields[form.numberOfField.get(id) ?? -1]?.known?.field;
    if (original === undefined || field === undefined || !isKnownField(field)) return [];
    const written = formattedFault(shownFault(found, field, original), pageLanguage.language);
    const required = requiredSentence(field, pageLanguage, translated.texts);
    const sentence = faultSentence(
      partsByName(cellByName(written, field), pageLanguage.texts),
      field,
      pageLanguage,
      required,
    );
    return [{ id, code: found.code, message: sentence }];
  });
}
