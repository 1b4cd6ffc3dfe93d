import type { OrganizationSettings } from '#contract/app/organizationSettings.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { Theme } from '#form/schema/theme.ts';

/** What an organisation gives to its forms. */
export interface Brand {
  readonly accent: OrganizationSettings['accent'];
  /** Where its logo is shown from. */
  readonly logo: string | null;
  /** What its logo shows, for those who cannot see it. */
  readonly name: string;
}

/** The form in the colour and with the logo of its organisation, as far as its own theme chooses none. */
export function brandedForm(form: CompiledForm, { accent, logo, name }: Brand): CompiledForm {
  const { theme = {} } = form.definition;
  const added: Theme = {
    ...(typeof accent !== 'string' || theme.accent !== undefined ? {} : { accent }),
    ...(logo === null || theme.logo !== undefined ? {} : { logo: { source: logo, alternative: name } }),
  };
  if (Object.keys(added).length === 0) return form;
  return { ...form, definition: { ...form.definition, theme: { ...theme, ...added } } };
}
