import type { OrganizationSettings } from '#contract/app/organization/organizationSettings.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { ShownTheme } from '#render/style/logoStyle.ts';

/** What an organisation gives to its forms. */
export interface Brand {
  readonly accent: OrganizationSettings['accent'];
  readonly logo: OrganizationSettings['logo'];
  /** Where its logo is shown from. */
  readonly logoAddress: string | null;
  /** What its logo shows, for those who cannot see it. */
  readonly name: string;
}

/** The form in the colour and with the logo of its organisation, as far as its own theme chooses none. */
export function brandedForm(form: CompiledForm, { accent, logo, logoAddress, name }: Brand): CompiledForm {
  const { theme = {} } = form.definition;
  const added: ShownTheme = {
    ...(typeof accent !== 'string' || theme.accent !== undefined ? {} : { accent }),
    ...(logo === undefined || logoAddress === null || theme.logo !== undefined
      ? {}
      : { logo: { source: logoAddress, alternative: name, size: logo } }),
  };
  if (Object.keys(added).length === 0) return form;
  return { ...form, definition: { ...form.definition, theme: { ...theme, ...added } } };
}
