import type { FormDefinition } from './document.ts';

/** The redirects of a form, from its ending and from its rules. */
export function redirectsOf({ ending, logic = [] }: FormDefinition): string[] {
  const ends = logic.flatMap((rule) => rule.do.filter((action) => action.action === 'end'));
  return [ending?.redirect, ...ends.map(({ redirect }) => redirect)].filter(
    (address) => address !== undefined,
  );
}

export function asksForPayment({ pages }: FormDefinition): boolean {
  return pages.some(({ fields }) => fields.some(({ type }) => type === 'credit_card'));
}

/** Whether the form may lead to another site: by a payment or a redirect. */
export function leadsElsewhere(definition: FormDefinition): boolean {
  return asksForPayment(definition) || redirectsOf(definition).length > 0;
}
