import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as german } from '#admin/texts/compiled/form/frame/de.ts';
import { texts as english } from '#admin/texts/compiled/form/frame/en.ts';
import { texts as spanish } from '#admin/texts/compiled/form/frame/es.ts';
import { texts as french } from '#admin/texts/compiled/form/frame/fr.ts';
import { checkForm } from '#form/check/checkForm.ts';
import { brokenForms } from '#form/check/corpus/brokenForms.ts';
import { type Finding, type FindingCode, findingKinds } from '#form/check/findings.ts';
import { sentenceFor } from './sentenceFor.ts';

const languages = { german, french, spanish };

function finding(code: FindingCode, message: string): Finding {
  return { code, message, path: '', severity: findingKinds[code].severity };
}

test('every code of the checker has a sentence of its own in each language', () => {
  for (const [language, { findings }] of Object.entries(languages)) {
    const said = Object.keys(findingKinds).map((code) =>
      sentenceFor(finding(code as FindingCode, ''), '', findings),
    );
    assert.equal(new Set(said).size, said.length, language);
    for (const text of said) assert.match(text, /^[^ ].+\.$/, language);
    if (language === 'french') for (const text of said) assert.doesNotMatch(text, /[^\u00a0][:;?!]/);
  }
});

test('the place and the quoted words of the author are named', () => {
  const unknown = finding('option_unknown', 'Rule 2 compares with "rde", which "Colour" does not have.');
  assert.equal(sentenceFor(unknown, 'Rule 2', english.findings), unknown.message);
  assert.equal(
    sentenceFor(unknown, '“Colour”', german.findings),
    '“Colour”: Ein Verweis nennt eine Option, die es nicht gibt („rde“).',
  );
  assert.equal(
    sentenceFor(unknown, '', french.findings),
    'Une référence nomme une option qui n’existe pas («\u00a0rde\u00a0», «\u00a0Colour\u00a0»).',
  );
});

test('no finding of the broken forms is shown in English to readers of other languages', () => {
  for (const { form, settings = {} } of brokenForms)
    for (const found of checkForm(form, settings))
      for (const [language, { findings }] of Object.entries(languages))
        assert.notEqual(sentenceFor(found, '', findings), found.message, `${language} ${found.code}`);
});
