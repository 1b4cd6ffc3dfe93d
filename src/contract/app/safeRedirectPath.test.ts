import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeRedirectPath } from './safeRedirectPath.ts';

const kept = [
  '/app',
  '/app/o/4k2m9x0q?search=a%20b#top',
  '/app/account/security',
  '/join/secret',
  '/app/sign-in-help',
];

for (const to of kept) test(`goes on to ${to}`, () => assert.equal(safeRedirectPath(to), to));

const refused: unknown[] = [
  undefined,
  7,
  '',
  'app',
  'https://example.org/app',
  '//example.org/app',
  '/\\example.org/app',
  '\\\\example.org',
  '/app//example.org/..',
  '/app/..//example.org',
  '/app/../../f/form',
  '/app/%2e%2e/f/form',
  '/application',
  '/f/form',
  '/app/api/sign-in/oidc',
  '/app/sign-in?to=/app',
  '/app\r\nSet-Cookie: a=b',
  '/\t/example.org',
  ' //example.org',
  'javascript:alert(1)',
  `/app/${'a'.repeat(1000)}`,
];

for (const to of refused)
  test(`begins at the beginning instead of ${JSON.stringify(to)?.slice(0, 40)}`, () =>
    assert.equal(safeRedirectPath(to), '/app'));
