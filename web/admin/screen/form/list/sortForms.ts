import type { FormListed } from '#contract/app/form/forms.ts';

export const formOrders = ['updated', 'created', 'name', 'responses'] as const;
export type FormOrder = (typeof formOrders)[number];

/** The service sends the forms in the first order. */
export const defaultOrder: FormOrder = 'updated';

/** Sorts the forms: names from A, everything else from the highest. */
export function sortForms(
  forms: readonly FormListed[],
  order: FormOrder,
  locale: string,
): readonly FormListed[] {
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  switch (order) {
    case 'updated':
      return forms;
    case 'created':
      return forms.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
    case 'name':
      return forms.toSorted((one, other) => names.compare(one.name, other.name));
    case 'responses':
      return forms.toSorted((one, other) => other.responses - one.responses);
  }
}
