import type { EmailField } from '#form/type/email/settings.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlAttributes, framed } from './frame.ts';
import { controlValue, placeholderOf } from './shown.ts';

export const email: FieldAdapter<EmailField> = {
  render,
  missing: () => ({ code: 'required_email' }),
  faults: { email_invalid: [], email_domain_refused: ['allowed_domains', 'blocked_domains'] },
};

function render(view: FieldView<EmailField>): Html {
  return framed(
    view,
    html`<input type="email" autocomplete="email" autocapitalize="none" spellcheck="false"${controlAttributes(view)} value="${controlValue(view)}"${placeholderOf(view, view.field.placeholder)}>`,
  );
}
