import { isAnswerable } from './answerableFields.ts';
import { adapterOf } from './field/adapters.ts';
import { labelText } from './field/frame.ts';
import { idOf } from './field/ids.ts';
import { type Html, html } from './html.ts';
import type { FieldView, FormView } from './view.ts';

type Fields = ReadonlyMap<string, FieldView>;

/** The errors in form order, each with a link to its field. It comes first on the page. */
export function errorSummary({ texts, state }: FormView, fields: Fields): Html {
  const items = [...fields.values()].flatMap((view) => {
    const { field, error } = view;
    if (error === undefined) return [];
    const words = html`${labelText(view)} – ${error}`;
    // A field that is not visible cannot be focused.
    const reachable = isAnswerable(field.type) && state.visible.has(field.id);
    return [html`<li>${reachable ? html`<a href="#${idOf(field.id)}">${words}</a>` : words}</li>`];
  });
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${texts.error_summary}</h2>
<ul>${items}</ul>
</div>
`;
}

/** Why the page is shown again without an error. */
export function notice(view: FormView, fields: Fields): Html | undefined {
  const { texts } = view;
  // The payment warning above the form covers this notice.
  if (view.notice === undefined || view.notice === 'payments_not_set_up') return undefined;
  if (view.notice === 'payment_refused' || view.notice === 'payment_unavailable')
    return html`<div class="summary warning" role="alert" tabindex="-1" autofocus>
<h2>${texts[`${view.notice}_title`]}</h2>
<p>${texts[view.notice]}</p></div>
`;
  const links = (view.appeared ?? []).flatMap((id) => {
    const field = fields.get(id);
    return field === undefined ? [] : [html`<li><a href="#${idOf(id)}">${linkText(field)}</a></li>`];
  });
  const list = links.length === 0 ? undefined : html`\n<ul>${links}</ul>`;
  if (view.notice !== 'more_questions')
    return html`<div class="summary notice" role="alert" tabindex="-1" autofocus><p>${texts[view.notice]}</p>${list}</div>
`;
  return html`<div class="summary notice" role="alert" tabindex="-1" autofocus>
<h2>${texts.more_questions}</h2>
<p>${texts.more_questions_help}</p>${list}</div>
`;
}

/** The text of a link to a field: for a rich text, its beginning. */
function linkText(view: FieldView): string {
  return adapterOf(view.field).linkText?.(view) || labelText(view);
}
