import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { suggestedCurrency } from '#form/edit/fields/suggestedCurrency.ts';

/** The currency for a form without one: where the organisation is, else where this browser is. */
export function useSuggestedCurrency(): (draft: FormDefinition) => string {
  const { time_zone: timeZone } = useOrganization();
  const { locale } = useLanguage();
  return ({ language }) =>
    suggestedCurrency([timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone], language ?? locale);
}
