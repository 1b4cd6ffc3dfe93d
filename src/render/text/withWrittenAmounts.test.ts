import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withWrittenAmounts } from './withWrittenAmounts.ts';

test('amounts in a recorded text are written as the visitor read them', () => {
  const source = 'Price: [money(field1, "EUR")], fee [money(field2)]';
  const text = 'Price: EUR 1250.00, fee JPY 300';
  assert.equal(withWrittenAmounts(text, source, 'JPY', 'en'), 'Price: €1,250.00, fee ¥300');
  assert.equal(withWrittenAmounts('Preis: EUR 120.00.', source, undefined, 'de'), 'Preis: 120,00\u00a0€.');
});

test('other words stay as they are', () => {
  const source = '[money(field1, "EUR")]';
  for (const text of ['USD 5.00', 'EUR 5', 'EUR 5.001', 'EUR 5.00.1', 'PEUR 5.00', 'EUR'])
    assert.equal(withWrittenAmounts(text, source, undefined, 'en'), text);
  assert.equal(withWrittenAmounts('EUR 5.00', 'concat("EUR ", field1)', 'EUR', 'en'), 'EUR 5.00');
});
