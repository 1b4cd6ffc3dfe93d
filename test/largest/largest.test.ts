import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { formExcesses, maxInForm } from '#form/size/formExcesses.ts';
import { formSize } from '#form/size/formSize.ts';
import { chosenAsks } from './asks.ts';
import { type Asked, definition, LargestService } from './largestService.ts';
import { referenceTime, tellsThreadTime } from './threadCost.ts';

/** The promise: CPU time of the main thread for one request, in nanoseconds. */
const maxCost = 100e6;
/**
 * A slow machine is forgiven: as many times the reference, which takes 8 ms on a quiet machine of 2026. Both are CPU time of
 * the same machine in the same moment.
 */
const maxOfReference = 12;
/** A pause of the garbage collector or a cache that others emptied counts as cost, so the best of some tries decides. */
const tries = 6;

/** Requests that still take longer, with the reason. Each is one that organisations take turns at. */
const dear: ReadonlyMap<string, string> = new Map([
  ['exportResponses (2)', 'an XLSX of 20,000 columns is written in pieces'],
  ['exportResponses (4)', 'a Parquet file of 20,000 columns is written in pieces'],
  ['exportData', 'an archive is checked and packed on the main thread'],
]);

test('the largest form is near the bounds, and within them', () => {
  assert.deepEqual(formExcesses(definition), []);
  const size = formSize(definition);
  for (const part of [
    'fields',
    'inputs',
    'conditions',
    'actions',
    'deliveries',
    'terms',
    'characters',
  ] as const)
    assert.ok(size[part] >= 0.9 * maxInForm[part], `${part}: ${size[part]}`);
});

test('no request keeps the main thread for long with the largest form', {
  skip: !tellsThreadTime,
}, async (t) => {
  const seed = Number(process.env.CANVASS_TEST_LARGEST_SEED ?? randomInt(2 ** 31));
  t.diagnostic(`CANVASS_TEST_LARGEST_SEED=${seed}`);
  await using largest = await LargestService.start();
  // Named from the route table, which fails where a route has no request.
  for (const { name, make } of await chosenAsks(seed))
    await t.test(name, { skip: dear.get(name) ?? false }, async () => {
      const seen: string[] = [];
      for (let attempt = 0; attempt < tries; attempt += 1) {
        // A new organisation with a form that no cache knows.
        const estate = await largest.estate(`${name} ${attempt}`);
        const asked = await make(largest, estate);
        const { status, cost, body } = await largest.measure(asked);
        if (status === 422)
          assert.ok(body.length < 100_000, `an answer of ${body.length} bytes says what is wrong`);
        assert.equal(outcomeOf(status, body, asked), asked.ends ?? 'success', body.toString('utf8', 0, 300));
        if (cost <= maxCost) return;
        const reference = referenceTime();
        if (cost <= maxOfReference * reference) return;
        seen.push(`${(cost / reference).toFixed(1)} (${(cost / 1e6).toFixed(0)} ms)`);
      }
      assert.fail(`it took ${seen.join(', ')} times the reference; at most ${maxOfReference}, or 100 ms`);
    });
});

/** A request that is refused by accident measures nothing, so each says how it ends. */
function outcomeOf(status: number, body: Buffer, { ends }: Asked): string {
  if (status < 400) return 'success';
  if (ends === String(status)) return ends;
  const code = /"code":"(\w+)"/.exec(body.toString('utf8', 0, 300))?.[1];
  return status < 500 && code !== undefined ? code : String(status);
}
