import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import { behaviourOf, isKnownField } from '#form/type/behaviours.ts';

export interface PrefillField {
  readonly id: Field['id'];
  readonly label: string;
  /** The parameter of the address that fills it in. */
  readonly parameter: string;
  /** The values to choose from; undefined where any text fits. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** The questions that a link can fill in: those with one value, which rules can set too. */
export function prefillFields(draft: FormDefinition): PrefillField[] {
  return [...fieldsOf(draft)]
    .filter((field) => isKnownField(field) && behaviourOf(field).settable)
    .map((field) => {
      const parameter = field.type === 'hidden' && 'parameter' in field ? field.parameter : undefined;
      return {
        id: field.id,
        label: field.label || field.id,
        parameter: String(parameter ?? field.key ?? field.id),
        options: shownOptions(field)?.map(({ value, label }) => ({ value, label: label || value })),
      };
    });
}

/** The address with answers in it. */
export function prefilledLink(
  url: string,
  answers: readonly { readonly parameter: string; readonly value: string }[],
): string {
  const given = answers.filter(({ value }) => value !== '');
  if (given.length === 0) return url;
  return `${url}?${new URLSearchParams(given.map(({ parameter, value }) => [parameter, value]))}`;
}
