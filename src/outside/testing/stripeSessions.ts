import { randomBytes } from 'node:crypto';
import { type FormTree, textAt } from './readForm.ts';

/** A session of Stripe Checkout. Tests change it to act as the visitor or the bank. */
export interface StoredSession {
  readonly id: string;
  readonly client_reference_id: string | null;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly created: number;
  readonly expires_at: number;
  currency: string;
  amount_total: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  /** The payment intent, which exists once the visitor pays. */
  intent: { id: string; status: string; card: { brand: string; last4: string } | undefined } | undefined;
}

/** Acts as a visitor who pays by card. */
export function pay(session: StoredSession, brand = 'visa', last4 = '4242'): void {
  session.status = 'complete';
  session.payment_status = 'paid';
  session.intent = { id: newId('pi'), status: 'succeeded', card: { brand, last4 } };
}

export function beginSlowPayment(session: StoredSession): void {
  session.status = 'complete';
  session.intent = { id: newId('pi'), status: 'processing', card: undefined };
}

export function failSlowPayment(session: StoredSession): void {
  session.intent = { id: newId('pi'), status: 'requires_payment_method', card: undefined };
}

export function expire(session: StoredSession): void {
  session.status = 'expired';
}

const day = 86_400;

interface SessionFault {
  message: string;
  code: string;
  param: string;
}

/** Stripe's validation of a session, for the mistakes we could make. */
export function sessionFault(form: FormTree): SessionFault | undefined {
  const missing = (param: string) => ({
    message: `Missing required param: ${param}.`,
    code: 'parameter_missing',
    param,
  });
  const invalid = (param: string, message: string) => ({ message, code: 'parameter_invalid', param });
  if (textAt(form, 'mode') !== 'payment') return missing('mode');
  if (!URL.canParse(textAt(form, 'success_url') ?? '')) return invalid('success_url', 'Not a valid URL');
  const price = ['line_items', '0', 'price_data'];
  if (textAt(form, 'line_items', '0', 'quantity') !== '1') return missing('line_items[0][quantity]');
  if (!textAt(form, ...price, 'product_data', 'name'))
    return missing('line_items[0][price_data][product_data]');
  if (!/^[a-z]{3}$/.test(textAt(form, ...price, 'currency') ?? ''))
    return invalid('currency', 'Invalid currency: it must be in lower case.');
  const units = textAt(form, ...price, 'unit_amount') ?? '';
  if (!/^\d+$/.test(units)) return invalid('unit_amount', `Invalid integer: ${units}`);
  if (units.length > 8) return { ...invalid('unit_amount', 'Too large.'), code: 'amount_too_large' };
  if (Number(units) < 50)
    return { ...invalid('unit_amount', 'The amount is below 50 cents.'), code: 'amount_too_small' };
  if ((textAt(form, 'client_reference_id') ?? '').length > 200)
    return invalid('client_reference_id', 'At most 200 characters.');
  return undefined;
}

export function newSession(form: FormTree): StoredSession {
  const created = Math.floor(Date.now() / 1000);
  const metadata = typeof form.metadata === 'object' ? form.metadata : {};
  const price = ['line_items', '0', 'price_data'];
  return {
    id: newId('cs_test'),
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)])),
    success_url: textAt(form, 'success_url') ?? '',
    cancel_url: textAt(form, 'cancel_url') ?? null,
    created,
    expires_at: Number(textAt(form, 'expires_at') ?? created + day),
    currency: textAt(form, ...price, 'currency') ?? '',
    amount_total: Number(textAt(form, ...price, 'unit_amount')),
    status: 'open',
    payment_status: 'unpaid',
    intent: undefined,
  };
}

/** The session as the API shows it; objects that are not in `expand` are ids. */
export function expandedSession({ intent, ...session }: StoredSession, expand: readonly string[]): object {
  const withIntent = expand.some((path) => path === 'payment_intent' || path.startsWith('payment_intent.'));
  const withCharge = expand.includes('payment_intent.latest_charge');
  const open = session.status === 'open';
  return {
    object: 'checkout.session',
    ...session,
    mode: 'payment',
    livemode: false,
    url: open ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
    payment_intent:
      intent === undefined || !withIntent ? (intent?.id ?? null) : shownIntent(intent, withCharge),
  };
}

function shownIntent(
  { id, status, card }: NonNullable<StoredSession['intent']>,
  withCharge: boolean,
): object {
  const charge = {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    payment_method_details: { type: 'card', card },
  };
  const latest_charge = card === undefined ? null : withCharge ? charge : charge.id;
  return { id, object: 'payment_intent', status, latest_charge };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('hex')}`;
}
