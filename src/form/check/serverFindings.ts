import type { FormDefinition } from '../definition/document.ts';
import { compileForm } from '../logic/compileForm.ts';
import { matchesPattern } from '../pattern/matchesPattern.ts';
import { checkedForm, fieldsOfType } from './checkedForm.ts';
import { type Finding, finding } from './findings.ts';
import { nameOf } from './nameOf.ts';
import { paymentNeed } from './paymentNeed.ts';

/** The capabilities of a server that forms depend on. */
export interface ServerAbilities {
  readonly payments: boolean;
  readonly today: string;
}

/**
 * Reports what this server lacks for a form. The form itself is valid, so this blocks nothing and `--strict` does not
 * count it.
 */
export function serverFindings(definition: FormDefinition, { payments, today }: ServerAbilities): Finding[] {
  const compiled = payments ? undefined : compileForm(definition);
  if (compiled?.ok !== true) return [];
  const need = paymentNeed(compiled.value, { today, matches: matchesPattern });
  const [card] = fieldsOfType(checkedForm(definition, {}), 'credit_card');
  if (need === 'never' || card === undefined) return [];
  const until =
    need === 'always'
      ? 'the form cannot be sent until they are'
      : 'until they are, the form can only be sent if there is nothing to pay';
  const message = `${nameOf(card.field)} asks for a payment, but payments are not set up on this server; ${until}. Set STRIPE_SECRET_KEY for the service.`;
  return [finding('payments_not_set_up', card.location, message)];
}
