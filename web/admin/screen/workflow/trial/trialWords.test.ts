import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { texts } from '#admin/texts/compiled/workflow/en.ts';
import type { RunAttempt } from '#contract/app/workflow/runs.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import { trialWords } from './trialWords.ts';

const webhook: ActionSettings = { id: 'hook', type: 'webhook', url: 'https://shop.example.org/' };
const request = { method: 'POST', url: 'https://shop.example.org/', headers: {}, body: '{}' };
const answered = (status: number) => ({ request, answer: { status, headers: {}, body: '' } });
const unanswered = { request, answer: null };

function told(
  outcome: RunAttempt['outcome'],
  code: string | undefined,
  exchange: RunAttempt['exchange'],
  action = webhook,
): string {
  const error = code === undefined ? null : { code, detail: '' };
  const attempt = { number: 1, started_at: '', duration: 5, outcome, error, exchange };
  const { title, sentences } = trialWords(attempt, action, 'response #4', texts);
  return [title, ...sentences].join(' ');
}

const again = /would be tried again later/;
const notAgain = /would not be tried again/;
const sent = /Sent with response #4/;

describe('the words of a test agree with what happened', () => {
  const rows: readonly [name: string, words: string, says: readonly RegExp[], never: readonly RegExp[]][] = [
    ['2xx', told('done', undefined, answered(200)), [/^It worked/, sent, /canvass-test/], [/real run/]],
    ['5xx', told('failed', 'status_503', answered(503)), [/^It failed.*503/, again, sent], [notAgain]],
    ['refused by a service', told('refused', 'status_404', answered(404)), [/404/, notAgain, sent], [again]],
    ['410', told('gone', 'status_410', answered(410)), [/410/, /switch this action off/, sent], [again]],
    ['time-out', told('failed', 'timeout', unanswered), [again, /may have arrived/], [sent]],
    ['no host', told('failed', 'unreachable', unanswered), [/cannot be reached/, again], [sent, /arrived/]],
    [
      'a private address',
      told('failed', 'address_refused', unanswered),
      [/^Nothing was sent/, /CANVASS_ALLOW_HOSTS/, again],
      [sent, notAgain, /arrived/],
    ],
    ['no trust', told('failed', 'insecure', unanswered), [/^Nothing was sent/, again], [sent, /arrived/]],
    ['no secret', told('refused', 'secret_missing', null), [/^Nothing was sent/, notAgain], [sent, again]],
    ['nothing to do', told('skipped', 'address_missing', null), [/nothing to do/], [sent, again, notAgain]],
  ];
  for (const [name, words, says, never] of rows)
    test(name, () => {
      for (const pattern of says) assert.match(words, pattern);
      for (const pattern of never) assert.doesNotMatch(words, pattern);
    });

  test('a mark is only named where there is one', () => {
    const form: ActionSettings = { ...webhook, format: 'form' };
    assert.match(told('done', undefined, answered(200), form), /The header “canvass-test” says/);
    const sheet = { id: 'a', type: 'google_sheets', connection: 'c', spreadsheet: 'x' } as ActionSettings;
    assert.match(told('done', undefined, answered(200), sheet), /cannot tell it from a real one/);
    assert.doesNotMatch(told('refused', 'status_403', answered(403), sheet), /test/);
  });
});
