import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { settled } from '#form/type/declarations.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import type { MultipleChoiceField } from '#form/type/multipleChoice/settings.ts';
import { otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { isOtherFaulty } from '../../fault/choiceFault.ts';
import { type Html, html } from '../../html.ts';
import { choiceStyle } from '../../style/field/choice.css.ts';
import { inputStyle } from '../../style/field/input.css.ts';
import { inlineWords } from '../../text/inlineText.ts';
import type { FieldView } from '../../view.ts';
import type { FieldAdapter } from '../adapter.ts';
import { flag, grouped, isFaulty } from '../frame.ts';
import { idOf } from '../ids.ts';
import { hasPictures } from './choiceLayout.ts';

type View = FieldView<MultipleChoiceField>;
type Option = MultipleChoiceField['options'][number];

export const multipleChoice: FieldAdapter<MultipleChoiceField> = {
  render,
  style: (field) => [
    choiceStyle.boxes,
    choiceStyle.options,
    choiceStyle.faultyOptions,
    choiceStyle.clear,
    ...(field.other === undefined ? [] : [choiceStyle.otherWords]),
    ...(hasPictures(field) ? [choiceStyle.pictures] : []),
    ...(field.show_prices === true ? [choiceStyle.prices] : []),
    ...(field.layout === undefined ? [] : [choiceStyle.layouts]),
    inputStyle.left,
  ],
  missing(field) {
    const { options, other, multiple, min } = settled(field);
    if (optionCount({ options, other }) === 1) return { code: 'required_box' };
    if (!multiple) return { code: 'required_choice' };
    return min > 1 ? { code: 'too_few_options', parameters: { min } } : { code: 'required_choices' };
  },
  part: 'choice',
  scriptTexts: () => ['clear', 'chosen_of'],
  faults: {
    option_unknown: [],
    one_option_only: [],
    too_few_options: ['min'],
    too_many_options: ['max'],
    other_missing: ['other'],
    other_too_long: ['other'],
  },
  stripped: (field) => ({
    ...field,
    options: field.options.map(({ description: _shown, image: _picture, ...option }) => option),
  }),
};

function render(view: View): Html {
  const { field } = view;
  const { layout } = settled(field);
  const help = helpOf(view);
  const pictures = hasPictures(field) ? ' pictures' : '';
  const options = html`<div class="options ${layout}${pictures}">${field.options.map((option, index) => optionOf(view, option, index))}${otherOf(view)}</div>`;
  return grouped(view, hasBoxes(field) ? 'group' : 'radiogroup', options, help);
}

/** A single radio could not be deselected. */
function hasBoxes({ multiple, options, other }: MultipleChoiceField): boolean {
  return multiple === true || optionCount({ options, other }) === 1;
}

function optionCount({ options, other }: Pick<MultipleChoiceField, 'options' | 'other'>): number {
  return options.length + (other === undefined ? 0 : 1);
}

function optionOf(view: View, { value, label, description = '', image, price }: Option, index: number): Html {
  const { page } = view;
  const picture =
    image === undefined
      ? undefined
      : html`<img src="${image.source}" alt="${page.fill(image.alternative ?? '')}">`;
  const more = page.fill(description);
  return html`<label class="option${image === undefined ? '' : ' pictured'}">${inputOf(view, value, index)}<span class="words">${label === '' ? value : page.rich(label)}${
    more === '' && !page.isFilled(description)
      ? undefined
      : html`<span class="more">${page.rich(description)}</span>`
  }${fullNote(view, value)}</span>${priceOf(view, price)}${picture}</label>
`;
}

function priceOf({ field, page }: View, price: number | undefined): Html | undefined {
  if (field.show_prices !== true || price === undefined) return undefined;
  return html`<span class="price">${page.price(price)}</span>`;
}

function inputOf(view: View, value: string, index: number): Html {
  const { field } = view;
  const id = index === 0 ? idOf(field.id) : idOf(field.id, 'option', index);
  const checked = stateOf(view, value);
  return hasBoxes(field)
    ? html`<input type="checkbox" id="${id}" name="${field.id}" value="${value}"${flag('aria-invalid', isFaulty(view))}${checked}>`
    : html`<input type="radio" id="${id}" name="${field.id}" value="${value}"${checked}>`;
}

/** A full option is not preselected: the page is shown again because it cannot be chosen. */
function stateOf({ field, page }: View, value: string): Html | undefined {
  if (page.isFull(field.id, value)) return html` disabled`;
  return page.values.get(field.id)?.includes(value) === true ? html` checked` : undefined;
}

function fullNote({ field, page }: View, value: string): Html | undefined {
  return page.isFull(field.id, value) ? html`<span class="more">${page.texts.option_full}</span>` : undefined;
}

/** The text is beside the option: it counts only if the option is chosen. */
function otherOf(view: View): Html | undefined {
  const { field, page } = view;
  if (field.other === undefined) return undefined;
  const { label, price } = field.other;
  const { value } = fillDefaults(otherDefaults, field.other);
  const name = page.fill(inlineWords(label ?? '')) || page.texts.other;
  const words = `${field.id}.other`;
  return html`<div class="option other"><label>${inputOf(view, value, field.options.length)}<span class="words">${label === undefined || label === '' ? name : page.rich(label)}${fullNote(view, value)}</span>${priceOf(view, price)}</label><input type="text" name="${words}" value="${page.values.get(words)?.[0] ?? ''}" aria-label="${fillPlaceholders(page.texts.other_words, { option: name })}"${flag('aria-invalid', view.fault !== undefined && isOtherFaulty(view.fault))}></div>
`;
}

function helpOf({ field, page: { texts } }: View): string | undefined {
  if (field.multiple !== true || optionCount(field) === 1) return undefined;
  const { min, max } = settled(field);
  if (min > 0 && max !== undefined) {
    return min === max
      ? fillPlaceholders(texts.choose_exactly, { count: min })
      : fillPlaceholders(texts.choose_between, { min, max });
  }
  if (max !== undefined) return fillPlaceholders(texts.choose_at_most, { max });
  return min > 1 ? fillPlaceholders(texts.choose_at_least, { min }) : texts.choose_all;
}
