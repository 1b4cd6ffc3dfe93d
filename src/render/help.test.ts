import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { languages } from '#form/message/languages.ts';
import { renderFormPage } from './page.ts';
import { assertValidPage } from './testing/assertValidPage.ts';
import { context, pageView } from './testing/pageView.ts';
import { type Element, elementsIn, textIn } from './testing/parseHtml.ts';

function formOf(...fields: readonly Field[]): FormDefinition {
  return { format: 2, pages: [{ id: 'page1', label: '', fields: [...fields] }] };
}

function textWith(page: Element, attribute: string, value: string): string | undefined {
  const found = [...elementsIn(page)].find(({ attributes }) => attributes.get(attribute) === value);
  return found === undefined ? undefined : textIn(found);
}

const asked = { id: 'field1', label: 'A question' };

/** The help below the label of one field. */
async function helpOf(field: Partial<Field> & { type: string }, tag = 'en'): Promise<string | undefined> {
  const language = languages.get(tag);
  assert.ok(language);
  const pageLanguage = { language: tag, direction: language.direction, ...(await language.load()) };
  const view = { ...pageView(formOf({ ...asked, ...field } as Field)), ...pageLanguage };
  return textWith(assertValidPage(renderFormPage(view)), 'id', 'field1-help');
}

test('limits are named up front', async () => {
  const between = { min: '2026-12-01', max: '2026-12-31' };
  assert.equal(await helpOf({ type: 'date', ...between }), 'From December 1, 2026 to December 31, 2026.');
  assert.equal(
    await helpOf({ type: 'date', ...between }, 'de'),
    'Möglich: 1. Dezember 2026 bis 31. Dezember 2026.',
  );
  assert.equal(await helpOf({ type: 'date', max: '2026-12-31' }, 'ru'), 'Не позже 31 декабря 2026 г.');
  assert.equal(await helpOf({ type: 'date', min: 'today' }), undefined);
  assert.equal(
    await helpOf({ type: 'time', min: '09:00', max: '17:00', step: 15 }),
    'From 9:00 AM to 5:00 PM. In steps of 15 minutes.',
  );
  assert.equal(await helpOf({ type: 'time', min: '09:00' }), 'Not before 9:00 AM.');
  const number = { type: 'one_line_input', accepts: 'number' };
  assert.equal(await helpOf({ ...number, min: 1, max: 9 } as never), 'A number from 1 to 9.');
  assert.equal(await helpOf({ ...number, min: 0.5 } as never), 'A number of at least 0.5.');
  assert.equal(await helpOf({ ...number, max: 1e15 } as never), 'A number of at most 1000000000000000.');
  assert.equal(await helpOf(number), undefined);
});

const options = [{ value: 'yes', label: 'I agree' }];

test('a lone option is a box, so that it can be taken back; one of several is not', () => {
  const kinds = (field: object) => {
    const page = assertValidPage(
      renderFormPage(pageView(formOf({ ...asked, type: 'multiple_choice', ...field } as Field))),
    );
    const inputs = [...elementsIn(page)].filter(({ attributes }) => attributes.get('name') === 'field1');
    return inputs.map(({ attributes }) => attributes.get('type'));
  };
  assert.deepEqual(kinds({ options }), ['checkbox']);
  assert.deepEqual(kinds({ options, other: {} }), ['radio', 'radio']);
  assert.deepEqual(kinds({ options: [...options, { value: 'no', label: 'I do not' }] }), ['radio', 'radio']);
});

function faulty(field: object, sent: [string, string[]][] = []): Element {
  const file = {
    id: '0190a0a0-0000-7000-8000-000000000001',
    name: 'a.pdf',
    type: 'application/pdf',
    size: 11_000_000,
  };
  const given = { ...context, upload: () => file };
  const form = formOf({ ...asked, required: true, ...field } as Field);
  return assertValidPage(renderFormPage(pageView(form, { sent: new Map(sent), given })));
}

test('with nothing chosen the group is invalid, and not the input for "Other"', () => {
  const of = (sent: [string, string[]][]) => {
    const page = faulty({ type: 'multiple_choice', multiple: true, options, other: {} }, sent);
    const words = [...elementsIn(page)].find(({ attributes }) => attributes.get('name') === 'field1.other');
    return words?.attributes.get('aria-invalid');
  };
  assert.equal(of([]), undefined);
  assert.equal(of([['field1', ['other']]]), 'true');
});

test('an address says which of its parts are missing', () => {
  const error = (field: object, sent?: [string, string[]][]) =>
    textWith(faulty({ type: 'address', ...field }, sent), 'id', 'field1-error');
  const missing = 'Error: Complete the address. Missing: ';
  assert.equal(error({}), `${missing}Street address, City, Country.`);
  assert.equal(error({ default_country: 'DE' }), `${missing}Street address, City.`);
  assert.equal(error({ parts: ['city', 'country'] }), `${missing}City, Country.`);
  assert.equal(error({}, [['field1.city', ['Kiel']]]), `${missing}Street address, Country.`);
  assert.equal(error({ required_parts: [] }), 'Error: Answer this question.');
});

test('a file that is too large is measured as the limit under the label is', () => {
  const page = faulty({ type: 'file_upload' }, [['field1', ['0190a0a0-0000-7000-8000-000000000001']]]);
  assert.match(textWith(page, 'id', 'field1-help') ?? '', /up to 10 MB/);
  assert.match(textWith(page, 'id', 'field1-error') ?? '', /a\.pdf\. The limit is 10 MB/);
});

test('a single checkbox is not a group', async () => {
  const yes = { value: 'yes', label: 'Yes' };
  const no = { value: 'no', label: 'No' };
  const several = { type: 'multiple_choice', multiple: true };
  assert.equal(await helpOf({ ...several, options: [yes] }), undefined);
  assert.equal(await helpOf({ ...several, options: [yes, no] }), 'Choose all that apply.');
  const withOther = { ...several, options: [yes], other: {} };
  assert.equal(await helpOf(withOther), 'Choose all that apply.');
});

test('autofill finds the parts of an address, and keeps several addresses apart', () => {
  const tokensOf = (...fields: Field[]) => {
    const page = assertValidPage(renderFormPage(pageView(formOf(...fields))));
    return [...elementsIn(page)].flatMap(({ name, attributes }) => {
      const control = attributes.get('name') ?? '';
      return control.startsWith('field') ? [`${name} ${control} ${attributes.get('autocomplete')}`] : [];
    });
  };
  const home = { id: 'field1', type: 'address', label: 'Home' } as const;
  assert.deepEqual(tokensOf(home), [
    'input field1.line1 address-line1',
    'input field1.line2 address-line2',
    'input field1.postal_code postal-code',
    'input field1.city address-level2',
    'input field1.state address-level1',
    'select field1.country country',
  ]);
  const parts = ['line1', 'country'] as const;
  const short = { ...home, parts: [...parts] };
  assert.deepEqual(tokensOf(short, { ...short, id: 'field2' }), [
    'input field1.line1 section-field1 address-line1',
    'select field1.country section-field1 country',
    'input field2.line1 section-field2 address-line1',
    'select field2.country section-field2 country',
  ]);
});
