import { fieldsIn } from '#form/formula/fieldsIn.ts';
import { parseFormula } from '#form/formula/parse.ts';
import { parseTemplate } from '#form/formula/template.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';

/** The questions whose answers a text names, also by way of calculated values, in the order of their first mention. */
export function questionsIn(text: string, form: CompiledForm): string[] {
  const named = new Set(
    parseTemplate(text).flatMap((part) => ('formula' in part ? [...fieldsIn(part.formula)] : [])),
  );
  // Iterating a set also visits the fields that are added meanwhile.
  for (const id of named) {
    const field = form.fields[form.numberOfField.get(id) ?? -1]?.field;
    const parsed =
      field !== undefined && 'formula' in field && field.formula ? parseFormula(field.formula) : undefined;
    if (parsed?.ok) for (const needed of fieldsIn(parsed.value)) named.add(needed);
  }
  return [...named].filter(
    (id) => form.fields[form.numberOfField.get(id) ?? -1]?.known?.source === 'visitor',
  );
}
