import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkField } from './checkField.ts';
import { checkForm } from './checkForm.ts';
import { brokenForms } from './corpus/brokenForms.ts';
import { findingKinds } from './findings.ts';

/** Findings that need more than the field itself. */
const betweenFields = new Set(['payment_twice', 'payment_private', 'currency_missing']);

test('one field alone has the findings that the whole form has about its settings', () => {
  const seen = new Set<string>();
  for (const { form } of brokenForms)
    for (const { fields } of form.pages)
      for (const { id } of fields) {
        const alone = checkField(form, id);
        const whole = checkForm(form).filter(({ field }) => field === id);
        for (const { code, message, path } of alone) {
          seen.add(code);
          const same = whole.find((found) => found.code === code && found.message === message);
          assert.ok(same?.path.endsWith(path), `${code}: ${message}`);
        }
        for (const { code, message } of whole) {
          if (!seenAlone.has(code) || betweenFields.has(code)) continue;
          assert.ok(
            alone.some((found) => found.message === message),
            message,
          );
        }
      }
  assert.ok(seen.size > 15, [...seen].join(' '));
});

const seenAlone = new Set(
  Object.keys(findingKinds).filter((code) =>
    /^(options_|option_value|other_|column|row_|bounds|step|date_|pattern|country|default|payment_(amount|currency)|currenc|key_)/.test(
      code,
    ),
  ),
);
