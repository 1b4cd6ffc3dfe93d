import type { CanvasTexts } from '#contract/canvas/messages.ts';
import type { Field } from '#form/definition/document.ts';
import { numbered, withNamedPlaceholders } from '#form/edit/fields/placeholders.ts';
import { textPieces } from '#form/formula/template.ts';
import { renderCanvasField } from '#render/canvas/canvasField.ts';
import { html } from '#render/html.ts';
import type { PageContext } from '#render/view.ts';
import { type LookOfPart, partElement } from '#ui/insertBox/boxText.ts';
import { createElement } from '../../livePage.ts';
import { elementsOf } from '../formStyle.ts';
import { markText } from './textTargets.ts';

interface Surroundings {
  readonly context: PageContext;
  readonly lookOf: LookOfPart;
  readonly headingAbove: 1 | 2;
  /** The word beside a field that rules show or hide. */
  readonly mark: string | undefined;
  readonly texts: CanvasTexts;
}

/** A longer list of options is edited in the settings of the field. */
const listedOptions = 20;

/** The element of a field on the canvas: as visitors see it, with its texts ready to be edited and its controls at rest. */
export function fieldElement(
  field: Field,
  { context, lookOf, headingAbove, mark, texts }: Surroundings,
): HTMLElement {
  const shown = field.type === 'table_entry' ? withNamedPlaceholders(field, texts) : field;
  const element = rendered(shown, context, headingAbove) ?? replacement(field, texts);
  element.dataset.field = field.id;
  element.tabIndex = -1;
  for (const control of element.querySelectorAll('input,select,textarea,button,a,iframe'))
    control.setAttribute('inert', '');
  for (const label of element.querySelectorAll('label')) label.removeAttribute('for');
  markTexts(element, field, texts, lookOf);
  const words = [...(field.type === 'hidden' ? [texts.hidden] : []), ...(mark === undefined ? [] : [mark])];
  if (words.length > 0)
    element.prepend(createElement('span', { className: 'canvas-mark' }, words.join(' · ')));
  return element;
}

/** Undefined for a field that visitors do not see, or that cannot be rendered as far as it is written. */
function rendered(field: Field, context: PageContext, headingAbove: 1 | 2): HTMLElement | undefined {
  try {
    const [element] = elementsOf(renderCanvasField(field, context, headingAbove)?.text ?? '');
    return element instanceof HTMLElement ? element : undefined;
  } catch {
    return undefined;
  }
}

function replacement(field: Field, texts: CanvasTexts): HTMLElement {
  const note = field.type === 'hidden' ? undefined : html`<p>${texts.unknownType}</p>`;
  const box = html`<div class="field canvas-unseen"><div class="label">${field.label.trim() || field.id}</div>${note}</div>`;
  return elementsOf(box.text)[0] as HTMLElement;
}

function markTexts(element: HTMLElement, field: Field, texts: CanvasTexts, lookOf: LookOfPart): void {
  const label = element.querySelector<HTMLElement>(':scope>.label');
  if (label !== null) {
    const star = label.querySelector('.star-mark');
    const words = createElement('span', {}, ...nodesOf(field.label.trim() || field.id, lookOf));
    if (field.label.trim() === '') words.classList.add('canvas-ghost');
    label.replaceChildren(words, ...(star === null ? [] : [' ', star]));
    markText(words, { on: 'field', field: field.id, text: 'label' }, field.id);
  }
  const help = element.querySelector<HTMLElement>(':scope>.help>p');
  if (help !== null && (field.description ?? '').trim() !== '')
    markText(help, { on: 'field', field: field.id, text: 'description' }, texts.addDescription);
  if (field.type === 'rich_text') markFormattedText(element, field.id, texts);
  if (field.type === 'multiple_choice') markOptions(element, field, texts);
  if (field.type === 'dropdown') listOptions(element, field, texts, lookOf);
}

function markFormattedText(element: HTMLElement, id: string, texts: CanvasTexts): void {
  const words = createElement('div', {}, ...element.childNodes);
  if (words.textContent?.trim() === '') {
    words.textContent = texts.emptyText;
    words.classList.add('canvas-ghost');
  }
  element.append(words);
  markText(words, { on: 'field', field: id, text: 'text' }, texts.emptyText);
}

function markOptions(element: HTMLElement, field: Field, texts: CanvasTexts): void {
  const options = element.querySelectorAll<HTMLElement>('.options>.option:not(.other) .words');
  for (const [index, words] of [...options].entries()) {
    const more = words.querySelector('.more');
    const text = createElement('span', {}, ...[...words.childNodes].filter((node) => node !== more));
    words.prepend(text);
    markOption(text, field, index, texts);
  }
  element.querySelector('.options')?.append(addOption(texts));
}

/** The options of a list that opens, which would not be visible otherwise. */
function listOptions(element: HTMLElement, field: Field, texts: CanvasTexts, lookOf: LookOfPart): void {
  const options = 'options' in field && field.options !== undefined ? field.options : [];
  const list = createElement('ul', { className: 'canvas-options' });
  for (const [index, { label }] of options.slice(0, listedOptions).entries()) {
    const text = createElement('span', {}, ...nodesOf(label.trim(), lookOf));
    markOption(text, field, index, texts);
    list.append(createElement('li', {}, text));
  }
  const rest = options.length - listedOptions;
  if (rest > 0) list.append(createElement('li', {}, texts.moreOptions.replace('{count}', String(rest))));
  else list.append(createElement('li', {}, addOption(texts)));
  element.append(list);
}

/** An option that nobody has written yet is shown by its number, which typing replaces. */
function markOption(text: HTMLElement, field: Field, index: number, texts: CanvasTexts): void {
  const name = numbered(texts.option, index);
  const label = 'options' in field ? field.options?.[index]?.label : undefined;
  if (label?.trim() === '') {
    text.textContent = name;
    text.classList.add('canvas-ghost');
  }
  markText(text, { on: 'option', field: field.id, option: index }, name);
}

/** A text with what is inserted as parts; `\[` is a bracket, as for visitors. */
function nodesOf(text: string, lookOf: LookOfPart): (string | HTMLElement)[] {
  return textPieces(text).map((piece) =>
    'text' in piece ? piece.text.replaceAll('\\[', '[') : partElement(piece.source, lookOf),
  );
}

function addOption(texts: CanvasTexts): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'canvas-add-option' }, texts.addOption);
  // The field itself is the stop of the keyboard; Enter in the last option does the same.
  button.tabIndex = -1;
  return button;
}
