import { shownOptions } from '../../definition/shownOptions.ts';
import { fillDefaults } from '../../type/fillDefaults.ts';
import type { MultipleChoiceField } from '../../type/multipleChoice/settings.ts';
import { otherDefaults } from '../../type/multipleChoice/settings.ts';
import { type CheckedForm, fieldsOfType, type LocatedField } from '../checkedForm.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { repeated } from './repeated.ts';

interface ShownOption {
  readonly value: string;
  readonly label: string;
}

/** Checks options: there are some, with unique values and labels. */
export function* checkChoices(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of [
    ...fieldsOfType(form, 'multiple_choice'),
    ...fieldsOfType(form, 'dropdown'),
  ]) {
    const name = nameOf(field);
    // "Other" alone is odd, but visitors can answer it.
    if (shownOptions(field)?.length === 0) yield optionsMissing(name, location);
    yield* checkOptions(field.options, name, location);
  }
  for (const choice of fieldsOfType(form, 'multiple_choice')) yield* checkOther(choice);
}

export function optionsMissing(name: string, location: Location): Finding {
  return finding('options_missing', within(location, '.options'), `${name} has no options; add some.`);
}

/** The options of a field or of a table's column. */
export function* checkOptions(
  options: readonly ShownOption[],
  name: string,
  location: Location,
): Generator<Finding> {
  for (const { item, index } of repeated(options, ({ value }) => value)) {
    yield finding(
      'option_value_repeated',
      within(location, `.options[${index}].value`),
      `${name} has two options with the value "${shortened(item.value)}"; make them different.`,
    );
  }
  for (const [index, { label, value }] of options.entries()) {
    if (label.trim() !== '') continue;
    yield finding(
      'label_empty',
      within(location, `.options[${index}].label`),
      `The option "${shortened(value)}" of ${name} has no label; add one for visitors to read.`,
    );
  }
  for (const { item, index } of repeated(options, ({ label }) => label.trim() || undefined)) {
    yield finding(
      'option_label_repeated',
      within(location, `.options[${index}].label`),
      `${name} has two options called "${shortened(item.label)}"; make the labels different.`,
    );
  }
}

function* checkOther({ field, location }: LocatedField<MultipleChoiceField>): Generator<Finding> {
  if (field.other === undefined) return;
  const { value, label } = fillDefaults(otherDefaults, field.other);
  if (field.options.some((option) => option.value === value)) {
    yield finding(
      'other_value_taken',
      within(location, '.other'),
      `"Other" of ${nameOf(field)} has the same value as an option, "${shortened(value)}"; give it another one.`,
    );
  } else if (field.options.some((option) => option.label.trim() === label.trim())) {
    yield finding(
      'option_label_repeated',
      within(location, '.other'),
      `"Other" of ${nameOf(field)} has the same label as an option, "${shortened(label)}"; make the labels different.`,
    );
  }
}
