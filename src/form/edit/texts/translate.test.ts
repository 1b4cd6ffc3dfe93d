import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../../definition/document.ts';
import { definition } from '../../schema/definition.ts';
import { addRule, duplicateRule, moveRule, removeRule } from '../rules/rules.ts';
import { addLanguage, removeLanguage, setOwnLanguage, translatedLanguages } from './formLanguages.ts';
import { copyOriginals, setInterfaceText, setTranslation, translatedText } from './translate.ts';
import { translationFaults } from './translationFaults.ts';
import { translationGroups, translationProgress } from './translationRows.ts';

const draft: FormDefinition = {
  format: 2,
  title: 'Hello',
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        {
          id: 'field2',
          type: 'rich_text',
          label: '',
          text: 'Dear [field1], **read** [this](https://example.org).',
        },
      ],
    },
  ],
};
const label = ['fields', 'field1', 'label'];

test('a language is added empty, once, and removed with its texts', () => {
  const arabic = addLanguage(draft, 'ar');
  assert.deepEqual(arabic.translations, { ar: {} });
  assert.equal(addLanguage(arabic, 'ar'), arabic);
  assert.equal(addLanguage(draft, 'en'), draft, 'its own language');
  assert.deepEqual(translatedLanguages(addLanguage(arabic, 'de')), ['ar', 'de']);
  assert.deepEqual(removeLanguage(arabic, 'ar'), draft);
  assert.equal(removeLanguage(draft, 'ar'), draft);
  assert.equal(setOwnLanguage(arabic, 'ar'), arabic, 'already a translation');
  assert.equal(setOwnLanguage(arabic, 'fr').language, 'fr');
});

test('a translated text is written and removed without a trace', () => {
  const arabic = addLanguage(draft, 'ar');
  const written = setTranslation(arabic, 'ar', label, 'الاسم');
  assert.equal(translatedText(written.translations?.ar, label), 'الاسم');
  assert.equal(definition.safeParse(written).success, true);
  assert.equal(setTranslation(written, 'ar', label, 'الاسم'), written);
  assert.deepEqual(setTranslation(written, 'ar', label, ''), arabic);
  assert.equal(setTranslation(draft, 'ar', label, 'x'), draft, 'a language that the form does not have');
  assert.equal(written.pages, draft.pages, 'the rest is shared');
});

test('values of options that are names of inherited properties are only text', () => {
  const path = ['fields', 'field1', 'options', 'constructor'];
  const german = addLanguage(draft, 'de');
  assert.equal(translatedText(german.translations?.de, path), '');
  assert.equal(translatedText(setTranslation(german, 'de', path, 'Bau').translations?.de, path), 'Bau');
});

test('the ending of a rule gets an id with its first translation, and keeps it', () => {
  const isEmpty = { field: 'field1', operator: 'is_empty' } as const;
  const rules = addLanguage(
    {
      ...draft,
      logic: [
        { when: isEmpty, do: [{ action: 'end', after: 'page1', title: 'One' }] },
        { when: isEmpty, do: [{ action: 'end', after: 'page1', title: 'Two' }] },
      ],
    },
    'de',
  );
  const second = translationGroups(rules, 'de').find(({ rule }) => rule === 1)?.rows[0];
  assert.ok(second);
  assert.equal(second.original, 'Two');
  assert.equal(second.isMissing, true);
  const written = setTranslation(rules, 'de', second.path, 'Zwei');
  assert.equal(definition.safeParse(written).success, true);
  const [first, end] = (written.logic ?? []).flatMap((rule) => rule.do);
  assert.deepEqual(first, { action: 'end', after: 'page1', title: 'One' });
  assert.deepEqual(end, { action: 'end', id: second.path[1], after: 'page1', title: 'Two' });
  const moved = moveRule(written, 1, 0);
  const [row] = translationGroups(moved, 'de').find(({ rule }) => rule === 0)?.rows ?? [];
  assert.equal(row?.translation, 'Zwei', 'the translation moves with its rule');
  const copied = translationGroups(duplicateRule(written, 1), 'de').filter(({ kind }) => kind === 'rule');
  assert.deepEqual(
    copied.map(({ rows }) => rows[0]?.translation),
    ['', 'Zwei', ''],
    'a copy is translated anew',
  );
  const deleted = removeRule(written, 1);
  const added = addRule(deleted, { when: isEmpty, do: [{ action: 'end', after: 'page1', title: 'New' }] });
  assert.deepEqual(
    translationGroups(added, 'de').flatMap(({ kind, rows }) =>
      kind === 'rule' ? rows.map(({ isMissing }) => isMissing) : [],
    ),
    [true, true],
    'a new ending has no texts of a deleted one',
  );
});

test('texts of the page are overridden and given back', () => {
  const own = setInterfaceText(draft, 'submit', 'Join');
  assert.deepEqual(own.texts, { submit: 'Join' });
  assert.deepEqual(setInterfaceText(own, 'submit', ''), draft);
  assert.equal(setInterfaceText(draft, 'submit', ''), draft);
});

test('progress counts what is missing; standard texts of the page are not', () => {
  const arabic = addLanguage(draft, 'ar');
  assert.deepEqual(translationProgress(arabic, 'ar'), { wanted: 4, missing: 4, faulty: 0 });
  const own = setInterfaceText(arabic, 'submit', 'Join');
  assert.deepEqual(translationProgress(own, 'ar'), { wanted: 5, missing: 5, faulty: 0 });
  const rows = translationGroups(own, 'ar').flatMap((group) => group.rows);
  const copied = copyOriginals(
    own,
    'ar',
    rows.filter(({ isMissing }) => isMissing),
  );
  assert.deepEqual(translationProgress(copied, 'ar'), { wanted: 5, missing: 0, faulty: 0 });
  assert.equal(copied.translations?.ar?.texts?.submit, 'Join');
});

test('a translation that loses an answer, a link or its formatting is marked', () => {
  const [page] = translationGroups(draft).filter(({ kind }) => kind === 'page');
  const text = page?.rows.find(({ role }) => role === 'text');
  assert.ok(text);
  assert.deepEqual(translationFaults(text, ''), []);
  assert.deepEqual(translationFaults(text, '**Lies** [das](https://example.org), [field1].'), []);
  assert.deepEqual(
    translationFaults(text, 'Lies das.').map(({ kind }) => kind),
    ['answer_lost', 'link_lost', 'format_lost'],
  );
  assert.deepEqual(translationFaults({ original: 'Hi', role: 'label' }, 'Hallo [field1 +]'), [
    { kind: 'answer_broken', source: 'field1 +' },
  ]);
  assert.deepEqual(
    translationFaults({ original: 'A **b**', role: 'label' }, 'C'),
    [],
    'labels are plain text',
  );
});
