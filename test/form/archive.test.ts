import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '#kit/time/clock.ts';
import { FormPasswords } from '#service/collect/publishedForm/formPasswords.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import { exported, importContent, refusal } from '../archive/importing.ts';
import { at, basic, form, writeArchive } from '../archive/writeArchive.ts';
import { published } from '../submission/example.ts';
import { onSqlite } from '../support/engines.ts';
import { newOrganization, pushed, start, storedForm } from './example.ts';

onSqlite((engine) => {
  test('live settings go with a form into an archive and back', async () => {
    await using source = await engine.open();
    await using target = await engine.open();
    const organizationId = await newOrganization(source.store);
    await pushed(source.store, organizationId, { settings: { slug: 'contact', max_responses: 5 } });
    await pushed(source.store, organizationId, { id: 'contact2' });
    await setFormPassword(operatorWrites(source.store, organizationId), 'contact1', 'secret', 1);
    await publishForm(operatorWrites(source.store, organizationId), 'contact1', start);
    const archive = await exported(source);
    const before = await storedForm(source.store);
    assert.match(
      archive['forms.jsonl'] ?? '',
      /"settings":\{"slug":"contact","max_responses":5,"password_hash":/,
    );
    assert.equal(
      archive['forms.jsonl']?.split('"settings"').length,
      2,
      'where there are none, none are written',
    );

    const first = await importContent(target, archive);
    assert.deepEqual([first.forms, first.findings], [2, []]);
    assert.deepEqual(await storedForm(target.store), before);
    assert.deepEqual(await exported(target), archive);
    const again = await importContent(target, archive);
    assert.deepEqual([again.forms, again.findings], [0, []]);
  });

  test('a form with a password hash of another cost comes in shut, and the import says so', async () => {
    await using source = await engine.open();
    await using target = await engine.open();
    const organizationId = await newOrganization(source.store);
    await pushed(source.store, organizationId, { settings: { max_responses: 5 } });
    await publishForm(operatorWrites(source.store, organizationId), 'contact1', start);
    const archive = await exported(source);
    const hash = `$argon2id$v=19$m=262144,t=10,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const forms = archive['forms.jsonl']?.replace('"max_responses":5', `$&,"password_hash":"${hash}"`) ?? '';
    assert.ok(forms.includes(hash));
    const { findings } = await importContent(target, { ...archive, 'forms.jsonl': forms });
    assert.deepEqual(findings, [
      {
        kind: 'forms that nobody can open until their password is set again',
        count: 1,
        examples: ['contact1'],
      },
    ]);
    const form = await published(target.store, 'contact1');
    assert.equal(form.settings.password_hash, hash);
    const passwords = new FormPasswords(systemClock);
    assert.equal(await passwords.isRight('', hash, form), false);
    // A file without a hash keeps it, as any other.
    await pushed(target.store, form.organizationId, { settings: { max_responses: 6 } });
    const { settings } = await storedForm(target.store);
    assert.equal(settings, `{"max_responses":6,"password_hash":"${hash}"}`);
    await setFormPassword(operatorWrites(target.store, form.organizationId), 'contact1', 'sesame', 1);
    const opened = (await published(target.store, 'contact1')).settings.password_hash ?? '';
    assert.equal(await passwords.isRight('sesame', opened, form), true);
  });

  test('a form whose address is taken comes in without it, once', async () => {
    await using source = await engine.open();
    await using target = await engine.open();
    const organizationId = await newOrganization(source.store);
    await pushed(source.store, organizationId, { settings: { slug: 'contact', max_responses: 5 } });
    const archive = await exported(source);
    const theirs = await newOrganization(target.store, 'Other');
    await pushed(target.store, theirs, { id: 'contact9', settings: { slug: 'contact' } });

    const { findings } = await importContent(target, archive);
    assert.deepEqual(
      findings.map(({ examples }) => examples),
      [['forms.jsonl:1: "contact" of contact1']],
    );
    const { slug, settings } = await storedForm(target.store);
    assert.deepEqual([slug, settings], [null, '{"max_responses":5}']);
    const again = await importContent(target, archive);
    assert.deepEqual([again.forms, again.skipped, again.findings], [0, 2, []]);
  });

  test('an address and an id are never the same word for two forms', async () => {
    await using target = await engine.open();
    const mine = await newOrganization(target.store, 'Mine');
    await pushed(target.store, mine, { settings: { slug: 'visit' } });
    const named = (id: string, slug: string | undefined, day: number) => ({
      ...form,
      id,
      created_at: at(day),
      ...(slug === undefined ? {} : { settings: { slug } }),
    });
    const archive = (...lines: object[]) => ({ ...basic, 'forms.jsonl': lines });
    assert.equal(
      await refusal(target, archive(form, named('visit', undefined, 1))),
      'forms.jsonl:2: id: "visit" is the readable address of another form of this installation; give that one another slug first',
    );
    assert.equal((await storedForm(target.store)).slug, 'visit');

    const { findings } = await importContent(
      target,
      archive(named('first', 'second', 1), named('second', 'first', 2), named('third', 'third', 3)),
    );
    assert.deepEqual(
      findings.map(({ examples }) => examples),
      [['forms.jsonl:1: "second" of first', 'forms.jsonl:2: "first" of second']],
    );
    const slugs = await Promise.all(
      ['first', 'second', 'third'].map(async (id) => {
        const { slug, settings } = await storedForm(target.store, id);
        return [slug, settings];
      }),
    );
    assert.deepEqual(slugs, [
      [null, '{}'],
      [null, '{}'],
      ['third', '{"slug":"third"}'],
    ]);
  });

  test('an address that is taken while an archive with that id comes in stops the import', async () => {
    await using target = await engine.open();
    const mine = await newOrganization(target.store, 'Mine');
    await pushed(target.store, mine);
    await using folder = await writeArchive({ ...basic, 'forms.jsonl': [{ ...form, id: 'visit' }] });
    const source = folderSource(folder.path);
    let readings = 0;
    const outcome = await importArchive(target, {
      ...source,
      async *forms() {
        readings += 1;
        if (readings === 2) await pushed(target.store, mine, { settings: { slug: 'visit' } });
        yield* source.forms();
      },
    });
    assert.match(outcome.ok ? '' : JSON.stringify(outcome.failure), /Run the import again/);
    const rows = await target.store.read.selectFrom('form').select('id').execute();
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['contact1'],
    );
  });
});
