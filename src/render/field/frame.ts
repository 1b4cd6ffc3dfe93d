import type { Content, Html } from '../html.ts';
import { html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { errorId, helpId, idOf } from './ids.ts';

/** A control with its label above, help under the label and what is wrong under the control. */
export function framed(view: FieldView, control: Content, help?: Content): Html {
  const { field } = view;
  return html`<div class="${classesOf(view)}">
<label class="label" for="${idOf(field.id)}">${labelOf(view)}</label>
${helpOf(view, help)}${control}${errorOf(view)}
</div>`;
}

/**
 * Several controls under one heading. A group of radios can say that it must be answered; a group of boxes cannot, so
 * there the star is read out.
 */
export function grouped(
  view: FieldView,
  role: 'radiogroup' | 'group',
  controls: Content,
  help?: Content,
): Html {
  const radios = role === 'radiogroup';
  return html`<fieldset class="${classesOf(view)}"${described(view, help)}${
    radios
      ? html` role="radiogroup"${flag('aria-required', view.required)}${flag('aria-invalid', isFaulty(view))}`
      : undefined
  }>
<legend class="label">${labelOf(view, radios)}</legend>
${helpOf(view, help)}${controls}${errorOf(view)}
</fieldset>`;
}

/** A note under a heading where nothing is asked; a link to it can still move there. */
export function noted(view: FieldView, note: Content): Html {
  const id = idOf(view.field.id);
  return html`<div class="${classesOf(view)}" role="group" tabindex="-1" id="${id}" aria-labelledby="${id}-label"${described(view)}>
<div class="label" id="${id}-label">${labelOf(view)}</div>
${helpOf(view, undefined)}<div class="note">${note}</div>${errorOf(view)}
</div>`;
}

/** What every lone control has: its id, its name, and what belongs to it. */
export function controlAttributes(view: FieldView, help?: Content): Html {
  const { id } = view.field;
  return html` id="${idOf(id)}" name="${id}"${described(view, help)}${flag('aria-required', view.required)}${flag('aria-invalid', isFaulty(view))}`;
}

/** An attribute that is there or not, as the word of ARIA. */
export function flag(name: 'aria-required' | 'aria-invalid', holds: boolean): Html | undefined {
  if (!holds) return undefined;
  return name === 'aria-required' ? html` aria-required="true"` : html` aria-invalid="true"`;
}

export function isFaulty({ error }: FieldView): boolean {
  return error !== undefined;
}

export function described(view: FieldView, help?: Content): Html | undefined {
  const { field, error } = view;
  const ids: string[] = [];
  if (help !== undefined || descriptionOf(view) !== '') ids.push(helpId(field.id));
  if (error !== undefined) ids.push(errorId(field.id));
  return ids.length === 0 ? undefined : html` aria-describedby="${ids.join(' ')}"`;
}

/** What a person reads above a field; a field without a label is called by its id, because it must have a name. */
export function labelText({ field, page }: FieldView): string {
  return page.fill(field.label).trim() || field.id;
}

function labelOf(view: FieldView, quiet = true): Content {
  const star = quiet
    ? html`<span class="star-mark" aria-hidden="true">*</span>`
    : html`<span class="star-mark">*</span>`;
  return [labelText(view), view.required ? html` ${star}` : undefined];
}

function descriptionOf({ field, page }: FieldView): string {
  return page.fill(field.description ?? '').trim();
}

function helpOf(view: FieldView, help: Content): Html | undefined {
  const description = descriptionOf(view);
  if (description === '' && help === undefined) return undefined;
  const own = description === '' ? undefined : html`<p>${description}</p>`;
  return html`<div class="help" id="${helpId(view.field.id)}">${own}${help === undefined ? undefined : html`<p>${help}</p>`}</div>
`;
}

function errorOf({ field, error, page }: FieldView): Html | undefined {
  if (error === undefined) return undefined;
  return html`
<p class="error" id="${errorId(field.id)}"><span class="unseen">${page.texts.error_prefix}</span>${error}</p>`;
}

function classesOf({ field, error }: FieldView): string {
  const width = field.width === 'half' || field.width === 'third' ? ` ${field.width}` : '';
  return `field${width}${error === undefined ? '' : ' faulty'}`;
}
