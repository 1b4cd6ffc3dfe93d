import assert from 'node:assert/strict';
import { get } from 'node:http';
import { after, before, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { submitDefinition } from '../../bench/archive/submitForm.ts';
import { openVisit, type Visit } from './visitor.ts';

/** The compressed weight limit of a page: HTML, style and script of a form with ten fields. */
const most = 25_000;

const [page] = submitDefinition.pages;
assert.ok(page);

/** The same with rules and formulas, which load further parts of the script. */
const clever: FormDefinition = {
  ...submitDefinition,
  pages: [
    {
      ...page,
      fields: [
        ...page.fields,
        { id: 'field11', type: 'rich_text', label: '', text: 'In ten years you are [field4 + 10].' },
      ],
    },
  ],
  logic: [
    {
      when: { field: 'field8', operator: 'is_under', value: 3 },
      do: [{ action: 'require', field: 'field9' }],
    },
  ],
};

let visit: Visit;
before(async () => {
  visit = await openVisit('sqlite');
  await visit.form('plain001', submitDefinition);
  await visit.form('clever01', clever);
});
after(async () => await visit[Symbol.asyncDispose]());

test(`a page with ten fields weighs at most ${most} bytes with everything that it loads`, async (t) => {
  const weights = {
    br: await weightOf('/f/plain001', 'br'),
    gzip: await weightOf('/f/plain001', 'gzip'),
    clever: await weightOf('/f/clever01', 'br'),
  };
  t.diagnostic(`ten fields: ${weights.br} bytes with Brotli, ${weights.gzip} with gzip`);
  t.diagnostic(`with rules and formulas: ${weights.clever} bytes with Brotli`);
  assert.ok(weights.br <= most, `${weights.br} bytes`);
});

/** All bodies as transferred. */
async function weightOf(path: string, encoding: 'br' | 'gzip'): Promise<number> {
  const { html } = await visit.open(path);
  const loaded = [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)];
  assert.ok(loaded.length > 1, 'the page has a script');
  const paths = [path, ...new Set(loaded.map(([, address = '']) => address))];
  const weights = await Promise.all(paths.map((each) => bytesOf(`${visit.url}${each}`, encoding)));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function bytesOf(address: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('end', () => {
        assert.equal(answer.statusCode, 200, address);
        assert.equal(answer.headers['content-encoding'], encoding, address);
        resolve(bytes);
      });
    });
    request.once('error', reject);
  });
}
