interface Form {
  readonly currency?: string | undefined;
  readonly pages: readonly { readonly fields: readonly { readonly type: string }[] }[];
}

/** The one currency of a form: its own, else that of its payment. Undefined where it has neither. */
export function formCurrency({ currency, pages }: Form): string | undefined {
  return currency ?? pages.flatMap(({ fields }) => fields).find(isPayment)?.currency;
}

function isPayment(field: {
  readonly type: string;
}): field is { type: 'credit_card'; currency?: string | undefined } {
  return field.type === 'credit_card';
}
