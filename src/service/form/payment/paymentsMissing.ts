import { type PaymentNeed, paymentNeed } from '#form/check/paymentNeed.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { FormSettings } from '#form/schema/settings.ts';

export type PaymentsMissing = Exclude<PaymentNeed, 'never'>;

/**
 * How often a form asks for a payment that cannot be taken: the server has no payment provider, privacy mode
 * stores no answers that could wait for it, or the currency is missing. Undefined if it can be taken.
 */
export function paymentsMissing(
  form: CompiledForm,
  { privacy_mode = false }: FormSettings,
  server: { readonly payments: boolean; readonly today: string },
): PaymentsMissing | undefined {
  if (server.payments && !privacy_mode && !lacksCurrency(form)) return undefined;
  const need = paymentNeed(form, { today: server.today, matches: matchesPattern });
  return need === 'never' ? undefined : need;
}

/** An imported form may ask for a payment without a currency. */
function lacksCurrency({ fields, definition }: CompiledForm): boolean {
  if (definition.currency !== undefined) return false;
  return fields.some(
    ({ known }) => known?.field.type === 'credit_card' && known.field.currency === undefined,
  );
}
