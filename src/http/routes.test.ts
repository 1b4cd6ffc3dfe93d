import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appRoutes } from '#contract/app/routes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { Router } from './route/router.ts';
import { everyRoute } from './routes.ts';

const rows = await everyRoute();
const router = new Router(rows);

/** The row of a path: its name, the values of its parameters, and whether it has the method. */
function named(method: string, path: string): readonly unknown[] {
  const { row, values, isAllowed = false } = router.match(method, path) ?? {};
  return [row?.name, values, isAllowed];
}

test('every endpoint of the API is found by the path in its contract', () => {
  assert.equal(endpoints.length, 11);
  for (const { path, name } of endpoints)
    assert.deepEqual(named('GET', path.replace(':id', 'a%2Fb')), [
      name,
      path.includes(':id') ? ['a%2Fb'] : [],
      true,
    ]);
});

test('every route of the app is found by the path in its contract', () => {
  for (const [name, { method, path }] of Object.entries(appRoutes)) {
    const [found, , isAllowed] = named(method, `/app/api${path.replaceAll(/:\w+/g, 'some%20id')}`);
    assert.deepEqual([found, isAllowed], [`app_${name}`, true]);
  }
});

const unknownToApi = [
  ...['/v2/Forms', '/v2/forms/', '/v2/forms//responses', '/v2/forms/a/b', '/v2/forms/a/responses/1'],
  ...['/v2/forms/a/Responses', '/v2/form/a', '/v1/forms/a', '/v1/form', '/v1/form/', '/v1/workspaces'],
  ...['/v2/workspaces/a', '/v2/files/a', '/v2/files/content', '/v2/files//content', '/v1/'],
];
const rowsOfPaths: [method: string, path: string, name: string][] = [
  ...unknownToApi.map((path): [string, string, string] => ['GET', path, 'api.unknown']),
  ['GET', '/v2/forms/responses', 'v2.form'],
  ['GET', '/v1/form/..', 'v1.form'],
  ['GET', '/v3', 'none'],
  ['GET', '/V2', 'none'],
  ['GET', '/app', 'app'],
  ['GET', '/app/', 'app'],
  ['GET', '/app/apiary', 'app'],
  ['GET', '/app/api', 'app_api'],
  ['GET', '/app/api/', 'app_api'],
  ['GET', '/app/api/start/', 'app_api'],
  ['GET', '/app/api/o//keys', 'app_api'],
  ['POST', '/app/api/invitations/look', 'app_lookAtInvitation'],
  ['DELETE', '/app/api/account/sessions', 'app_endOtherSessions'],
  ['GET', '/reset/secret', 'app'],
  ['GET', '/reset', 'none'],
  ['GET', '/reset/secret/more', 'none'],
  ['GET', '/f/a', 'form'],
  ['POST', '/f/a', 'submit'],
  ['PATCH', '/f/a', 'submit'],
  ['GET', '/f/a/', 'none'],
  ['GET', '/f//a', 'none'],
  ['GET', '/f/a/paid', 'payment'],
  ['GET', '/f/a/paid/', 'none'],
  ['GET', '/f/a/qr.svg', 'qr.svg'],
  ['GET', '/f/a/qr.png', 'qr.png'],
  ['POST', '/f/a/drafts/', 'drafts'],
  ['POST', '/f/a/drafts/b', 'drafts'],
  ['PUT', '/f/a/files/b', 'files'],
  ['PUT', '/f/a/files/b/c', 'files'],
  ['GET', '/f/a/other', 'none'],
  ['GET', '/brand/a/b/c', 'logo'],
  ['GET', '/assets/a', 'asset'],
  ['GET', '/assets', 'none'],
];
for (const [method, path, name] of rowsOfPaths)
  test(`${method} ${path} is ${name}`, () => assert.equal(named(method, path)[0], name));

test('no two rows have the same pattern and method', () => {
  const keys = rows.flatMap(({ pattern, methods }) =>
    (methods === 'any' ? ['any'] : methods).map((method) => `${method} ${pattern.replaceAll(/:\w+/g, ':')}`),
  );
  assert.deepEqual(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    [],
  );
});

test('pictures and forms are left to their handlers, and other methods at the address of a picture are not', () => {
  for (const { body, name, methods } of rows.filter(({ name }) => name.startsWith('app_'))) {
    const route = Object.entries(appRoutes).find(([each]) => `app_${each}` === name)?.[1];
    const isPicture =
      route !== undefined && 'body' in route && ['image', 'file'].includes(String(route.body));
    const longBody = route !== undefined && 'longBody' in route;
    assert.equal(body === 'handler', isPicture || longBody, `${methods} ${name}`);
  }
  const logo = router.match('POST', '/app/api/o/acme/branding/logo');
  assert.equal(logo?.isAllowed, false);
  assert.notEqual(logo?.row.body, 'handler');
});

test('segments named as secrets are parameters of their pattern', () => {
  const secrets = rows.filter(({ secret }) => secret !== undefined);
  assert.ok(secrets.length > 0);
  for (const { pattern, secret = [] } of secrets)
    for (const name of secret) assert.ok(pattern.includes(`/:${name}`), pattern);
});
