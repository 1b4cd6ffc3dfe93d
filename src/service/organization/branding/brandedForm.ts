import type { OrganizationSettings } from '#contract/app/organization/organizationSettings.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { inheritsAccent } from '#form/style/inheritsAccent.ts';
import type { ShownTheme } from '#render/style/logoStyle.ts';

/** The branding that an organisation applies to its forms. */
export interface Brand {
  readonly accent: OrganizationSettings['accent'];
  readonly logo: OrganizationSettings['logo'];
  readonly logoAddress: string | null;
  /** The alternative text of the logo. */
  readonly name: string;
}

/**
 * Applies the organisation's colour and logo where the form's own theme sets none. A preset has colours of its own. The
 * organisation's logo is always the icon of the page.
 */
export function brandedForm(form: CompiledForm, { accent, logo, logoAddress, name }: Brand): CompiledForm {
  const { theme = {} } = form.definition;
  const added: ShownTheme = {
    ...(typeof accent === 'string' && inheritsAccent(theme) ? { accent } : {}),
    ...(logo === undefined || logoAddress === null
      ? {}
      : {
          icon: { source: logoAddress, type: logo.type },
          ...(theme.logo === undefined
            ? { logo: { source: logoAddress, alternative: name, size: logo } }
            : {}),
        }),
  };
  if (Object.keys(added).length === 0) return form;
  return { ...form, definition: { ...form.definition, theme: { ...theme, ...added } } };
}
