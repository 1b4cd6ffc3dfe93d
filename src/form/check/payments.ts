import type { CreditCardField } from '../type/creditCard/settings.ts';
import { formCurrency } from '../value/formCurrency.ts';
import { minorUnits } from '../value/money.ts';
import { type CheckedForm, fieldsOfType } from './checkedForm.ts';
import { type Finding, finding, type Location, within } from './findings.ts';
import { nameOf } from './nameOf.ts';

/** Checks payments and bookings: one currency, one payment with amount and currency, and a calendar for each booking. */
export function* checkPayments(form: CheckedForm): Generator<Finding> {
  const { currency: ofForm } = form.definition;
  if (ofForm !== undefined && !isCurrency(ofForm)) {
    yield finding('currency_unknown', { path: 'currency' }, `The form has the unknown currency ${ofForm}.`);
  }
  for (const [number, { field, location }] of fieldsOfType(form, 'credit_card').entries()) {
    const name = nameOf(field);
    if (number > 0) {
      yield finding('payment_twice', location, `${name} is a second payment; a form can only ask for one.`);
    }
    if (form.settings.privacy_mode === true) {
      yield finding(
        'payment_private',
        { path: 'settings.privacy_mode', field: field.id },
        `${name} is a payment, which does not work in privacy mode, because no answers are stored; remove one of the two.`,
      );
    }
    yield* checkCurrency(field, ofForm, within(location, '.currency'));
    if (field.formula === undefined)
      yield* checkAmount(field, formCurrency(form.definition), within(location, '.amount'));
  }
  for (const { field, location } of fieldsOfType(form, 'calendly')) {
    if (field.url !== undefined && URL.canParse(field.url)) continue;
    yield finding(
      'calendar_missing',
      within(location, '.url'),
      `${nameOf(field)} has no calendar; set its address, such as https://calendly.com/name/30min.`,
    );
  }
}

/** A form has one currency, so a payment may repeat it but not have another. */
function* checkCurrency(
  field: CreditCardField,
  ofForm: string | undefined,
  where: Location,
): Generator<Finding> {
  const { currency = ofForm } = field;
  const name = nameOf(field);
  if (currency === undefined) {
    yield finding('payment_currency_missing', where, `${name} has no currency; set one, such as EUR.`);
  } else if (ofForm !== undefined && currency !== ofForm) {
    yield finding(
      'currencies_differ',
      where,
      `${name} is in ${currency}, but the form is in ${ofForm}; remove the currency of the payment or choose the same.`,
    );
  } else if (field.currency !== undefined && !isCurrency(currency)) {
    yield finding('currency_unknown', where, `${name} has the unknown currency ${currency}.`);
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** A calculated amount is rounded when it is due; a fixed one must be what will be charged. */
function* checkAmount(
  field: CreditCardField,
  currency: string | undefined,
  where: Location,
): Generator<Finding> {
  const { amount = '0' } = field;
  if (!(Number(amount) > 0)) {
    const message = `${nameOf(field)} has no amount; set one above zero, or a formula.`;
    yield finding('payment_amount_missing', where, message);
  } else if (currency !== undefined && minorUnits(amount, currency) === undefined) {
    const message = `${nameOf(field)} asks for ${amount}, which cannot be paid in ${currency}; leave out the last digits.`;
    yield finding('payment_amount_impossible', where, message);
  }
}
