import fc from 'fast-check';
import { readPaths } from '#contract/openapi/testing/readPaths.ts';
import { anyQuery } from './anyQuery.ts';
import { hostileIds, oddTargets } from './oddities.ts';
import { longText } from './request.ts';
import type { World } from './world.ts';

/** The request target: a path and a query, in every spelling. */
export function anyTarget(world: World): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 24,
      arbitrary: fc.tuple(anyPath(world), anyQuery(world.document)).map((parts) => parts.join('')),
    },
    { weight: 3, arbitrary: anyLink(world) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTargets) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(7000, 8100, 9000, 140_000).map((size) => `/v2/forms?x=${longText(size)}`),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary' }).map((text) => `/v2/${text.replace(/[\r\n]/g, '')}`),
    },
  );
}

function anyPath(world: World): fc.Arbitrary<string> {
  const formIds = world.organizations.flatMap((organization) => organization.formIds);
  const fileIds = world.organizations.flatMap(({ files }) => files.map(({ id }) => id));
  // The first form has every kind of answer, so it is requested most.
  const filled = world.organizations.map(({ formIds: [first = ''] }) => first);
  const anyId = fc.record({
    form: fc.oneof(fc.constantFrom(...filled), fc.constantFrom(...formIds)),
    file: fc.constantFrom(...fileIds),
    hostile: fc.oneof(fc.constantFrom(...hostileIds), fc.string({ unit: 'binary', maxLength: 30 })),
    choice: fc.constantFrom('right', 'right', 'right', 'right', 'swapped', 'hostile'),
    spelling: fc.constantFrom(encode, encode, encode, encodeEveryByte, encodeTwice, leave),
  });
  return fc
    .tuple(fc.constantFrom(...readPaths(world.document).keys()), anyId, anyEnding)
    .map(([template, { form, file, hostile, choice, spelling }, ending]) => {
      const wanted = template.includes('/files/') === (choice === 'right') ? file : form;
      const id = spelling(choice === 'hostile' ? hostile : wanted);
      return template.replace('{id}', () => id) + ending;
    });
}

const anyEnding = fc.oneof(
  { weight: 20, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('/', '//', '/x', '%20', '%2f', '.json', ';', '\\', '\u00a0') },
);

const encode = (id: string) => encodeURIComponent(id.toWellFormed());
const encodeTwice = (id: string) => encode(encode(id));
const encodeEveryByte = (id: string) =>
  [...Buffer.from(id)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const leave = (id: string) => id.replace(/[\r\n]/g, '');

/** Links that open a file without a key, valid and tampered with. */
function anyLink(world: World): fc.Arbitrary<string> {
  const files = world.organizations.flatMap((organization) => organization.files);
  return fc
    .tuple(fc.constantFrom(...files), fc.constantFrom(...spoilings))
    .map(([{ id, link }, spoil]) => `/v2/files/${id}/content?${spoil(link)}`);
}

const spoilings: ((link: string) => string)[] = [
  (link) => link,
  (link) => link,
  (link) => link,
  (link) => `x=1&${link}&y`,
  (link) => link.slice(0, -1),
  (link) => link.replace(/expires=\d/, 'expires=9'),
  (link) => link.replace('expires=', 'expires=1'),
  (link) => link.replace(/expires=\d+/, 'expires='),
  (link) => link.replace(/signature=.*/, 'signature=%00'),
  (link) => link.replace('signature=', 'signature=é'),
];
