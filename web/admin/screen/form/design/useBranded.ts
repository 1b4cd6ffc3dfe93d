import { useMemo } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Theme } from '#form/schema/theme.ts';
import { brandedTheme } from './useTheme.ts';

const noTheme: Theme = {};

/** A form with the organisation's colour and logo, where it takes them over. */
export function useBranded(definition: FormDefinition): FormDefinition {
  const { accent, logo } = useOrganization();
  const theme = useMemo(() => {
    const own = definition.theme ?? noTheme;
    const branded = brandedTheme(own, accent);
    return own.logo === undefined && logo !== null ? { ...branded, logo: { source: logo } } : branded;
  }, [definition.theme, accent, logo]);
  return useMemo(() => (theme === noTheme ? definition : { ...definition, theme }), [definition, theme]);
}
