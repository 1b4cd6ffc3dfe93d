import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listIdentities } from '#store/query/account/oidcIdentity.ts';
import { deleteSessions, listSessions } from '#store/query/account/session.ts';
import { deleteSignInMethods } from '#store/query/account/signInMethod.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../../support/engines.ts';
import { startOidcVisits } from '../account/oidcVisits.ts';
import { beforeItBegins, watched } from './betweenAuthAndTransaction.ts';

eachEngine((engine) => {
  const watch = watched(engine);
  let visits: Awaited<ReturnType<typeof startOidcVisits>>;
  let other: Store;
  test.before(async () => {
    visits = await startOidcVisits(watch.engine);
    other = (await visits.app.data.openAgain()).store;
  });
  test.after(() => visits.close());

  test('an identity removed during the provider’s callback opens nothing', async () => {
    const { app, atProvider, linked, signIn } = visits;
    const { login } = atProvider();
    const { person } = await linked(login);
    const to = await beforeItBegins(
      watch,
      () => signIn(app.visitor(), login),
      () =>
        other.write(async ({ db }) => {
          await deleteSignInMethods(db, person.id);
          await deleteSessions(db, person.id);
        }),
    );
    assert.match(to, /problem=oidc_no_account$/);
    assert.deepEqual(await listSessions(other.read, person.id, app.time.now), []);
  });

  test('nothing is linked for a session that was ended on the way', async () => {
    const { app, atProvider, link } = visits;
    const person = await app.makePerson({});
    const client = await app.signedIn(person);
    const to = await beforeItBegins(
      watch,
      () => link(client, atProvider().login),
      () => other.write(({ db }) => deleteSessions(db, person.id)),
    );
    assert.match(to, /problem=oidc_failed$/);
    assert.deepEqual(await listIdentities(other.read, person.id), []);
  });
});
