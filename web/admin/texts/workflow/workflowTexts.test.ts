import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { actionSchemas } from '#form/schema/workflow/actions.ts';
import { english } from './english/english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import type { WorkflowTexts } from './workflowTexts.ts';

/** Every text, and every piece of text inside of a function. */
function* wordsOf(texts: object): Generator<string> {
  for (const value of Object.values(texts)) {
    if (typeof value === 'object' && value !== null) yield* wordsOf(value);
    else if (typeof value === 'string') yield value;
    else
      for (const part of String(value).match(/'[^']*'|`(?:[^`$]|\$\{[^}`]*\})*`/g) ?? [])
        yield part.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, 'x');
  }
}

/** Foreign punctuation, and the wrong form of address. */
const strange: readonly [name: string, texts: WorkflowTexts, patterns: readonly RegExp[]][] = [
  ['English', english, [/\bplease\b/i, /[„«»]/]],
  ['German', german, [/\b(bitte|du|dich|dir|deine?[mnr]?)\b/i, /[«»”]/]],
  ['French', french, [/[“”„]/, /(?<!\u00a0)([;?»]|:(?!\/\/))/, /«(?!\u00a0)/]],
  ['Spanish', spanish, [/[“”„]/, /«\s|\s»/]],
];

describe('the texts of workflows', () => {
  for (const [name, texts, patterns] of strange)
    test(`are written in ${name} as its readers write`, () => {
      const anywhere = [/!/, /\.\.\./, /"/, / {2}/, ...patterns];
      assert.deepEqual(
        [...wordsOf(texts)].filter((words) => anywhere.some((pattern) => pattern.test(words))),
        [],
      );
    });

  test('name every type of action, and what it does', () => {
    for (const type of Object.keys(actionSchemas)) {
      assert.ok(type in english.actions.types, type);
      assert.ok(type in english.workflows.deed, type);
    }
  });
});
