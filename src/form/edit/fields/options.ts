import type { Field, FormDefinition } from '../../definition/document.ts';
import type { Option } from '../../type/everyField.ts';
import { maxOptions } from '../../value/listLimits.ts';
import { changeFields } from './fields.ts';

export const maxLabelLength = 500;

/** Whether the field has a list of options. */
export function hasOptions(field: Field): field is Field & { readonly options: readonly Option[] } {
  return field.type in maxOptions;
}

/** Inserts options after the one at `after`, which is -1 for the start. */
export function addOptions(
  draft: FormDefinition,
  field: string,
  after: number,
  labels: readonly string[],
): FormDefinition {
  return changeOptions(draft, field, (options, most) => {
    const taken = new Set(options.map(({ value }) => value));
    let number = options.length;
    const added = labels.slice(0, most - options.length).map((label) => {
      do number += 1;
      while (taken.has(`option${number}`));
      return { value: `option${number}`, label: label.slice(0, maxLabelLength) };
    });
    return added.length === 0 ? options : options.toSpliced(after + 1, 0, ...added);
  });
}

export function removeOption(draft: FormDefinition, field: string, index: number): FormDefinition {
  return changeOptions(draft, field, (options) =>
    options[index] === undefined ? options : options.toSpliced(index, 1),
  );
}

export function labelOption(
  draft: FormDefinition,
  field: string,
  index: number,
  label: string,
): FormDefinition {
  return changeOptions(draft, field, (options) => {
    const option = options[index];
    return option === undefined || option.label === label
      ? options
      : options.with(index, { ...option, label: label.slice(0, maxLabelLength) });
  });
}

/** The lines of a pasted list, without bullets and numbers in front. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

function changeOptions(
  draft: FormDefinition,
  id: string,
  change: (options: readonly Option[], most: number) => readonly Option[],
): FormDefinition {
  return changeFields(draft, [id], (field) => {
    if (!hasOptions(field)) return field;
    const options = change(field.options, maxOptions[field.type as keyof typeof maxOptions]);
    return options === field.options ? field : ({ ...field, options } as Field);
  });
}
