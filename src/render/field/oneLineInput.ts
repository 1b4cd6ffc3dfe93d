import { settled } from '#form/type/declarations.ts';
import type { OneLineInputField } from '#form/type/oneLineInput/settings.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlAttributes, framed } from './frame.ts';
import { limitsOfNumber } from './limits.ts';
import { numberFaults } from './numberFaults.ts';
import { controlValue, placeholderOf } from './shown.ts';

export const oneLineInput: FieldAdapter<OneLineInputField> = {
  render,
  missing: (field) => ({ code: missingIn[settled(field).accepts] }),
  faults: {
    text_too_short: ['min_length'],
    text_too_long: [],
    letters_only: ['accepts'],
    ...numberFaults,
    url_invalid: ['accepts'],
    pattern_mismatch: ['pattern'],
  },
};

const missingIn = {
  text: 'required_text',
  letters: 'required_text',
  pattern: 'required_text',
  number: 'required_number',
  url: 'required_url',
} as const;

/** Numbers use a text input: browsers send nothing for a number input with an invalid value. */
function render(view: FieldView<OneLineInputField>): Html {
  const { accepts, min, max } = settled(view.field);
  const help =
    accepts === 'number'
      ? limitsOfNumber(view.page.texts, {
          min: min === undefined ? undefined : plainNumber(min),
          max: max === undefined ? undefined : plainNumber(max),
        })
      : undefined;
  const kind =
    accepts === 'number'
      ? html`type="text" inputmode="decimal"`
      : accepts === 'url'
        ? html`type="text" inputmode="url" autocapitalize="none" spellcheck="false"`
        : html`type="text"`;
  return framed(
    view,
    html`<input ${kind}${controlAttributes(view, help)} value="${controlValue(view)}"${placeholderOf(view, view.field.placeholder)}>`,
    help,
  );
}
