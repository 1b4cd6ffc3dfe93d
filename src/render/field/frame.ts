import type { Content, Html } from '../html.ts';
import { html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { errorId, helpId, idOf } from './ids.ts';

/** A control with its label above, help below the label and the error below the control. */
export function framed(view: FieldView, control: Content, help?: Content): Html {
  const { field } = view;
  return html`<div class="${classesOf(view)}"${placeOf(view)}>
<label class="label" for="${idOf(field.id)}">${labelOf(view)}</label>
${helpOf(view, help)}${control}${errorOf(view)}
</div>`;
}

/**
 * Several controls under one legend. A radio group supports aria-required; a group of checkboxes does not, so
 * there the star is read aloud.
 */
export function grouped(
  view: FieldView,
  role: 'radiogroup' | 'group',
  controls: Content,
  help?: Content,
): Html {
  const radios = role === 'radiogroup';
  return html`<fieldset class="${classesOf(view)}"${placeOf(view)}${described(view, help)}${
    radios
      ? html` role="radiogroup"${flag('aria-required', view.required)}${flag('aria-invalid', isFaulty(view))}`
      : undefined
  }>
<legend class="label">${labelOf(view, radios)}</legend>
${helpOf(view, help)}${controls}${errorOf(view)}
</fieldset>`;
}

/** A note under a heading without a control; it can still be focused by a link. */
export function noted(view: FieldView, note: Content, tone?: 'warning'): Html {
  const id = idOf(view.field.id);
  return html`<div class="${classesOf(view)}"${placeOf(view)} role="group" tabindex="-1" id="${id}" aria-labelledby="${id}-label"${described(view)}>
<div class="label" id="${id}-label">${labelOf(view)}</div>
${helpOf(view, undefined)}<div class="note${tone === undefined ? '' : ` ${tone}`}">${note}</div>${errorOf(view)}
</div>`;
}

/** The attributes of a single control: id, name, and its descriptions. */
export function controlAttributes(view: FieldView, help?: Content): Html {
  const { id } = view.field;
  return html` id="${idOf(id)}" name="${id}"${described(view, help)}${flag('aria-required', view.required)}${flag('aria-invalid', isFaulty(view))}`;
}

/** A boolean ARIA attribute that is left out when false. */
export function flag(name: 'aria-required' | 'aria-invalid', holds: boolean): Html | undefined {
  if (!holds) return undefined;
  return name === 'aria-required' ? html` aria-required="true"` : html` aria-invalid="true"`;
}

export function isFaulty({ error }: FieldView): boolean {
  return error !== undefined;
}

function described(view: FieldView, help?: Content): Html | undefined {
  const { field, error } = view;
  const ids: string[] = [];
  if (help !== undefined || hasDescription(view)) ids.push(helpId(field.id));
  if (error !== undefined) ids.push(errorId(field.id));
  return ids.length === 0 ? undefined : html` aria-describedby="${ids.join(' ')}"`;
}

/** The visible label of a field; without one the id is used, because a field must have a name. */
export function labelText({ field, page }: FieldView): string {
  return page.fill(field.label).trim() || field.id;
}

function labelOf(view: FieldView, quiet = true): Content {
  const star = quiet
    ? html`<span class="star-mark" aria-hidden="true">*</span>`
    : html`<span class="star-mark">*</span>`;
  const label = labelText(view) === view.field.id ? view.field.id : view.page.filled(view.field.label.trim());
  return [label, view.required ? html` ${star}` : undefined];
}

/** Text that answers may fill is always rendered, even while it is empty. */
function hasDescription({ field, page }: FieldView): boolean {
  const description = field.description ?? '';
  return page.fill(description).trim() !== '' || page.isFilled(description);
}

function helpOf(view: FieldView, help: Content): Html | undefined {
  if (!hasDescription(view) && help === undefined) return undefined;
  const description = (view.field.description ?? '').trim();
  const own = hasDescription(view) ? html`<p>${view.page.rich(description)}</p>` : undefined;
  return html`<div class="help" id="${helpId(view.field.id)}">${own}${help === undefined ? undefined : html`<p>${help}</p>`}</div>
`;
}

function errorOf({ field, error, page }: FieldView): Html | undefined {
  if (error === undefined) return undefined;
  return html`
<p class="error" id="${errorId(field.id)}"><span class="unseen">${page.texts.error_prefix}</span>${error}</p>`;
}

/**
 * The script finds the field by this. A field hidden by a rule is rendered too, because the rule may change.
 */
export function placeOf({ field, shown }: FieldView): Html {
  return html` data-field="${field.id}"${shown ? undefined : html` hidden`}`;
}

function classesOf({ field, error }: FieldView): string {
  const width = field.width === 'half' || field.width === 'third' ? ` ${field.width}` : '';
  return `field${width}${error === undefined ? '' : ' faulty'}`;
}
