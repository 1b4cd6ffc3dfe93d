import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LimiterFull, WaitAborted } from '#kit/async/fairLimiter.ts';
import { Problem, toProblem } from './problem.ts';

const failure = (more: object) => Object.assign(new Error('secret detail of table api_key'), more);

const rows: [what: string, error: unknown, status: number, code: string][] = [
  ['a problem', new Problem('not_found'), 404, 'not_found'],
  ['anything unexpected', new TypeError('x is undefined'), 500, 'internal_error'],
  ['something that is no error', 'text', 500, 'internal_error'],
  ['nothing', undefined, 500, 'internal_error'],
  ['a full disk', failure({ code: 'ENOSPC' }), 507, 'disk_full'],
  ['a full SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), 507, 'disk_full'],
  ['a full PostgreSQL', failure({ code: '53100' }), 507, 'disk_full'],
  ['a PostgreSQL that is away', failure({ code: 'ECONNREFUSED' }), 503, 'not_ready'],
  ['a PostgreSQL that is told to stop', failure({ code: '57P01' }), 503, 'not_ready'],
  [
    'a connection cut before a query',
    new Error('Client has encountered a connection error and is not queryable'),
    503,
    'not_ready',
  ],
  ['a connection cut in a query', new Error('Connection terminated unexpectedly'), 503, 'not_ready'],
  ['a full queue', new LimiterFull('secret of others'), 503, 'busy'],
  ['a wait that nobody waits for any more', new WaitAborted(), 503, 'busy'],
  ['a constraint', failure({ code: '23505' }), 500, 'internal_error'],
];

for (const [what, error, status, code] of rows) {
  test(`${what} is ${status}, and its insides are not told`, () => {
    const problem = toProblem(error);
    assert.equal(problem.status, status);
    const body = JSON.parse(problem.body().toString());
    assert.equal(body.error.code, code);
    assert.deepEqual(Object.keys(body.error), ['type', 'code', 'message']);
    assert.doesNotMatch(problem.body().toString(), /secret|undefined|api_key/);
  });
}

test('the parameter at fault is named, last', () => {
  const problem = new Problem('parameter_invalid', { param: 'limit', message: 'limit must be a number.' });
  assert.equal(
    problem.body().toString(),
    '{"error":{"type":"invalid_request","code":"parameter_invalid","message":"limit must be a number.","param":"limit"}}',
  );
});
