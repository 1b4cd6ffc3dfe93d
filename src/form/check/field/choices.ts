import { shownOptions } from '../../definition/shownOptions.ts';
import type { MultipleChoiceField } from '../../type/multipleChoice/settings.ts';
import { otherDefaults } from '../../type/multipleChoice/settings.ts';
import { type CheckedForm, fieldsOfType, type PlacedField } from '../checkedForm.ts';
import { type Finding, finding, type Place, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { repeated } from './repeated.ts';

interface ShownOption {
  readonly value: string;
  readonly label: string;
}

/** Checks options: there are some, with unique values and labels. */
export function* checkChoices(form: CheckedForm): Generator<Finding> {
  for (const { field, place } of [
    ...fieldsOfType(form, 'multiple_choice'),
    ...fieldsOfType(form, 'dropdown'),
  ]) {
    const name = nameOf(field);
    // "Other" alone is odd, but visitors can answer it.
    if (shownOptions(field)?.length === 0) yield optionsMissing(name, place);
    yield* checkOptions(field.options, name, place);
  }
  for (const choice of fieldsOfType(form, 'multiple_choice')) yield* checkOther(choice);
}

export function optionsMissing(name: string, place: Place): Finding {
  return finding('options_missing', within(place, '.options'), `${name} has no options; add some.`);
}

/** The options of a field or of a table's column. */
export function* checkOptions(
  options: readonly ShownOption[],
  name: string,
  place: Place,
): Generator<Finding> {
  for (const { item, index } of repeated(options, ({ value }) => value)) {
    yield finding(
      'option_value_repeated',
      within(place, `.options[${index}].value`),
      `${name} has two options with the value "${shortened(item.value)}"; make them different.`,
    );
  }
  for (const [index, { label, value }] of options.entries()) {
    if (label.trim() !== '') continue;
    yield finding(
      'label_empty',
      within(place, `.options[${index}].label`),
      `The option "${shortened(value)}" of ${name} has no label; add one for visitors to read.`,
    );
  }
  for (const { item, index } of repeated(options, ({ label }) => label.trim() || undefined)) {
    yield finding(
      'option_label_repeated',
      within(place, `.options[${index}].label`),
      `${name} has two options called "${shortened(item.label)}"; make the labels different.`,
    );
  }
}

function* checkOther({ field, place }: PlacedField<MultipleChoiceField>): Generator<Finding> {
  if (field.other === undefined) return;
  const { value = otherDefaults.value, label = otherDefaults.label } = field.other;
  if (field.options.some((option) => option.value === value)) {
    yield finding(
      'other_value_taken',
      within(place, '.other'),
      `"Other" of ${nameOf(field)} has the same value as an option, "${shortened(value)}"; give it another one.`,
    );
  } else if (field.options.some((option) => option.label.trim() === label.trim())) {
    yield finding(
      'option_label_repeated',
      within(place, '.other'),
      `"Other" of ${nameOf(field)} has the same label as an option, "${shortened(label)}"; make the labels different.`,
    );
  }
}
