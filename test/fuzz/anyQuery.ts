import fc from 'fast-check';
import type { OpenApiDocument } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { readPaths } from '#contract/openapi/testing/readPaths.ts';
import { oddNumbers, oddPairs, oddTimes } from './oddities.ts';
import { longText } from './request.ts';

/**
 * A query with its question mark, or nothing: valid and invalid values of known parameters, unknown
 * parameters, and broken syntax.
 */
export function anyQuery(document: OpenApiDocument): fc.Arbitrary<string> {
  const parameters = [...readPaths(document).values()]
    .flatMap(({ get }) => get.parameters.map((part) => resolve(document, 'parameters', part)))
    .filter((parameter) => parameter.in === 'query');
  const integers = [
    ...new Set(parameters.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name)),
  ];
  const texts = [
    ...new Set(parameters.filter(({ schema }) => schema.type === 'string').map(({ name }) => name)),
  ];
  const pair = (names: string[], value: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...names), value).map((parts) => parts.join('='));
  const anyPair = fc.oneof(
    { weight: 6, arbitrary: pair(integers, anyNumber) },
    { weight: 6, arbitrary: pair(texts, anyTime) },
    { weight: 2, arbitrary: pair([...integers, ...texts], anyText) },
    { weight: 1, arbitrary: fc.constantFrom(...oddPairs) },
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 5,
      arbitrary: fc.array(anyPair, { minLength: 1, maxLength: 3 }).map((pairs) => `?${pairs.join('&')}`),
    },
  );
}

const anyNumber = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 120 }).map(String) },
  { weight: 1, arbitrary: fc.bigInt({ min: -10n, max: 10n ** 25n }).map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...oddNumbers, longText(4000)),
  },
);

const instant = fc.date({
  min: new Date(-62_167_219_200_000),
  max: new Date(253_402_300_799_999),
  noInvalidDate: true,
});
const recent = fc.date({
  min: new Date('2025-12-31T23:00:00Z'),
  max: new Date('2026-01-01T12:00:00Z'),
  noInvalidDate: true,
});
const times = fc.oneof(recent, instant).map((date) => date.toISOString());

const anyTime = fc.oneof(
  { weight: 4, arbitrary: times },
  { weight: 1, arbitrary: times.map((text) => text.slice(0, 10)) },
  { weight: 2, arbitrary: fc.tuple(times, fc.nat(24)).map(([text, length]) => text.slice(0, length)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        times,
        fc.constantFrom('+02:00', ' 02:00', '%2B0200', '-23:59', '+24:00', '+02', 'z', '', 'Z%00', '-0000'),
      )
      .map(([text, offset]) => text.slice(0, -1) + offset),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(times, fc.constantFrom('%3A', 't', '_'))
      .map(([text, odd]) => text.replace(/[T:]/, odd)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...oddTimes),
  },
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\s#]/g, '')),
);
