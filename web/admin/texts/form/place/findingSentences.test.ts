import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkForm } from '#form/check/checkForm.ts';
import { brokenForms } from '#form/check/corpus/brokenForms.ts';
import { type Finding, type FindingCode, findingKinds } from '#form/check/findings.ts';
import { findings as english } from './english/findings.ts';
import { findings as french } from './french/findings.ts';
import { findings as german } from './german/findings.ts';
import { findings as spanish } from './spanish/findings.ts';

const languages = { german, french, spanish };

function finding(code: FindingCode, message: string): Finding {
  return { code, message, path: '', severity: findingKinds[code].severity };
}

test('every code of the checker has a sentence of its own in each language', () => {
  for (const [language, { sentence }] of Object.entries(languages)) {
    const said = Object.keys(findingKinds).map((code) => sentence(finding(code as FindingCode, ''), ''));
    assert.equal(new Set(said).size, said.length, language);
    for (const text of said) assert.match(text, /^[^ ].+\.$/, language);
    if (language === 'french') for (const text of said) assert.doesNotMatch(text, /[^\u00a0][:;?!]/);
  }
});

test('the place and the quoted words of the author are named', () => {
  const unknown = finding('option_unknown', 'Rule 2 compares with "rde", which "Colour" does not have.');
  assert.equal(english.sentence(unknown, 'Rule 2'), unknown.message);
  assert.equal(
    german.sentence(unknown, '“Colour”'),
    '“Colour”: Ein Verweis nennt eine Option, die es nicht gibt („rde“).',
  );
  assert.equal(
    french.sentence(unknown, ''),
    'Une référence nomme une option qui n’existe pas («\u00a0rde\u00a0», «\u00a0Colour\u00a0»).',
  );
});

test('no finding of the broken forms is shown in English to readers of other languages', () => {
  for (const { form, settings = {} } of brokenForms)
    for (const found of checkForm(form, settings))
      for (const [language, { sentence }] of Object.entries(languages))
        assert.notEqual(sentence(found, ''), found.message, `${language} ${found.code}`);
});
