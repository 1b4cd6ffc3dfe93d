import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { appProblems } from '#contract/app/problems.ts';
import { texts as newForm } from './compiled/form/new/en.ts';
import { texts as english } from './compiled/language/en.ts';
import { languages } from './compiled/languages.ts';

const loaded = await Promise.all(languages.map(async ({ code, load }) => ({ code, ...(await load()) })));

describe('the texts of the app', () => {
  test('a colour is described by the characters that it takes, which are not all digits', () => {
    for (const { texts } of loaded)
      for (const text of [texts.branding.accentHelp, texts.branding.accentWrong])
        assert.match(text, /hex code|0–9 \p{Ll}+ a–f/u);
  });

  test('have words for everything that the service refuses the app', () => {
    // Two have their texts elsewhere: one contains the time to wait, the other belongs to the image upload. Of the stream and
    // the reports of presence nobody is told: the app tries again by itself.
    const elsewhere = ['too_many_attempts', 'streams_exhausted', 'presence_limit', 'image_refused'];
    assert.deepEqual(
      Object.keys(appProblems).filter((code) => !(code in english.problems.byCode)),
      elsewhere,
    );
  });

  test('name every form to begin with', () => {
    const files = readdirSync(join(import.meta.dirname, '../../../templates'));
    assert.deepEqual(
      Object.keys(newForm.templates).toSorted(),
      files.map((file) => file.replace(/\.yaml$/, '')).toSorted(),
    );
  });
});
