import type { CreditCardField } from '../type/creditCard/settings.ts';
import { minorUnits } from '../value/money.ts';
import { type CheckedForm, fieldsOfType } from './checkedForm.ts';
import { type Finding, finding, type Location, within } from './findings.ts';
import { nameOf } from './nameOf.ts';

/** Checks payments and bookings: one payment with amount and currency, and a calendar for each booking. */
export function* checkPayments(form: CheckedForm): Generator<Finding> {
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
    if (field.currency === undefined) {
      const where = within(location, '.currency');
      yield finding('payment_currency_missing', where, `${name} has no currency; set one, such as EUR.`);
    } else if (!Intl.supportedValuesOf('currency').includes(field.currency)) {
      const where = within(location, '.currency');
      yield finding('currency_unknown', where, `${name} has the unknown currency ${field.currency}.`);
    }
    if (field.formula === undefined) yield* checkAmount(field, within(location, '.amount'));
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

/** A calculated amount is rounded when it is due; a fixed one must be what will be charged. */
function* checkAmount(field: CreditCardField, where: Location): Generator<Finding> {
  const { amount = '0', currency } = field;
  if (!(Number(amount) > 0)) {
    const message = `${nameOf(field)} has no amount; set one above zero, or a formula.`;
    yield finding('payment_amount_missing', where, message);
  } else if (currency !== undefined && minorUnits(amount, currency) === undefined) {
    const message = `${nameOf(field)} asks for ${amount}, which cannot be paid in ${currency}; leave out the last digits.`;
    yield finding('payment_amount_impossible', where, message);
  }
}
