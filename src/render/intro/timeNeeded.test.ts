import assert from 'node:assert/strict';
import test from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { languages } from '#form/message/languages.ts';
import { timeNeeded } from './timeNeeded.ts';

const comment = (number: number): Field => ({ id: `field${number}`, type: 'comment', label: 'Tell us' });

const form: FormDefinition = {
  format: 2,
  time_needed: true,
  pages: [{ id: 'page1', label: '', fields: [comment(1), comment(2), comment(3), comment(4), comment(5)] }],
};

async function sentence(definition: FormDefinition, language: string): Promise<string | undefined> {
  const compiled = compileForm(definition);
  assert.ok(compiled.ok);
  const context = { today: '2026-01-01', matches: () => true, upload: () => undefined };
  const state = evaluateForm(compiled.value, new Map(), context);
  const { messages, texts } = (await languages.get(language)?.load()) ?? {};
  assert.ok(messages && texts);
  return timeNeeded(definition, state, { language, direction: 'ltr', messages, texts });
}

test('five comments take about three minutes, with the right plural', async () => {
  assert.equal(await sentence(form, 'en'), 'Takes about 3 minutes');
  assert.equal(await sentence(form, 'de'), 'Dauert etwa 3 Minuten');
  assert.equal(await sentence(form, 'ru'), 'Время заполнения: примерно 3 минуты');
});

test('a form takes a minute at least, and says nothing unless its author wants it', async () => {
  const short = { ...form, pages: [{ id: 'page1', label: '', fields: [comment(1)] }] };
  assert.equal(await sentence(short, 'en'), 'Takes about 1 minute');
  const { time_needed: _unwanted, ...silent } = form;
  assert.equal(await sentence(silent, 'en'), undefined);
});

test('questions that a rule brings up later do not count, and long texts do', async () => {
  const logic: FormDefinition['logic'] = [2, 3, 4, 5].map((number) => ({
    when: { field: 'field1', operator: 'is_not_empty' },
    do: [{ action: 'show', field: `field${number}` }],
  }));
  assert.equal(await sentence({ ...form, logic }, 'en'), 'Takes about 1 minute');
  assert.equal(await sentence({ ...form, description: 'word '.repeat(1000) }, 'en'), 'Takes about 7 minutes');
});
