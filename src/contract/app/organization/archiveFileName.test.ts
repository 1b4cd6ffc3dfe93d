import assert from 'node:assert/strict';
import { test } from 'node:test';
import { archiveFileName } from './archiveFileName.ts';

const now = Date.UTC(2026, 10, 15, 23, 59);

const cases: [organization: string, expected: string][] = [
  ['Old Mill Museum', 'Old-Mill-Museum-2026-11-15.tar.gz'],
  ["  Ben & Jo's (2) <b> ", 'Ben-Jo-s-2-b-2026-11-15.tar.gz'],
  ['--rm; $(x) `y` ../..', 'rm-x-y-2026-11-15.tar.gz'],
  ['Zu\u0308rich 図書館', 'Zürich-図書館-2026-11-15.tar.gz'],
  ['…', 'organisation-2026-11-15.tar.gz'],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}-2026-11-15.tar.gz`],
];

for (const [organization, expected] of cases)
  test(`the export of ${organization} is called ${expected}`, () => {
    assert.equal(archiveFileName(organization, now), expected);
  });
