import type { FormDefinition } from './document.ts';

/** The addresses of others to which a form may lead in the end. */
export function redirectsOf({ ending, logic = [] }: FormDefinition): string[] {
  const ends = logic.flatMap((rule) => rule.do.filter((action) => action.action === 'end'));
  return [ending?.redirect, ...ends.map(({ redirect }) => redirect)].filter(
    (address) => address !== undefined,
  );
}

export function asksForPayment({ pages }: FormDefinition): boolean {
  return pages.some(({ fields }) => fields.some(({ type }) => type === 'credit_card'));
}

/** Whether what follows the form may be a page of somebody else's. */
export function leadsElsewhere(definition: FormDefinition): boolean {
  return asksForPayment(definition) || redirectsOf(definition).length > 0;
}
