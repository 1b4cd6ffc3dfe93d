import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FormSettings } from '#form/schema/settings.ts';
import { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { pushed, start } from '../form/example.ts';
import { eachEngine } from '../support/engines.ts';
import {
  addForm,
  definition,
  listed,
  published,
  send,
  submissionOf,
  takingOf,
  totals,
  wordOf,
} from './example.ts';

eachEngine((engine) => {
  test('a submission is validated, stored and shown by the API', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store);
    const taking = takingOf(data.store);
    const refused = await send(taking, example.formId, { field2: 'nobody' });
    assert.deepEqual(refused, {
      ok: false,
      failure: {
        code: 'answers_refused',
        faults: [
          { field: 'field1', fault: { code: 'required' } },
          { field: 'field2', fault: { code: 'email_invalid' } },
        ],
      },
    });
    const answers = { field1: ' Zoe\u0000\ud800 ', field3: ['back', { other: 'on the roof' }], forged: 1 };
    const answer = await send(taking, example.formId, answers);
    assert.ok(answer.ok && answer.value.state === 'stored', JSON.stringify(answer));
    assert.deepEqual(answer.value.ending, { message: 'Thank you, Zoe\ufffd\ufffd.' });
    const [response, ...others] = await listed(data.store, example);
    assert.deepEqual(others, []);
    assert.equal(response?.created_at, new Date(answer.value.created_at).toISOString());
    assert.deepEqual(response.visitor, {
      country: 'FR',
      region: 'FR-IDF',
      city: 'Paris',
      time_spent: 12,
      url: 'https://example.org/contact',
    });
    assert.deepEqual(
      response.response.map(({ field_id, value }) => [field_id, value]),
      [
        ['field1', 'Zoe\ufffd\ufffd'],
        [
          'field3',
          [
            { label: 'At the back', value: 'back' },
            { label: 'Other', value: 'on the roof' },
          ],
        ],
      ],
    );
    assert.deepEqual(await totals(data.store, example), [1, 0, 1]);
  });

  test('each reason not to take answers has its name, and a test is taken all the same', async () => {
    await using data = await engine.open();
    const clock = () => Date.UTC(2026, 2, 29, 1, 0);
    const cases: [string, FormSettings, string][] = [
      ['opensnot', { time_zone: 'Europe/Berlin', opens_at: '2026-03-29T03:01' }, 'not_open_yet'],
      ['opensnow', { time_zone: 'Europe/Berlin', opens_at: '2026-03-29T02:30' }, 'stored'],
      ['closedx1', { time_zone: 'Europe/Berlin', closes_at: '2026-03-29T02:30' }, 'closed'],
      ['closesx1', { time_zone: 'Europe/Berlin', closes_at: '2026-03-29T03:01' }, 'stored'],
      ['linksxx1', { one_per_person: { by: 'link' } }, 'personal_link_needed'],
      ['seatsxx1', { quotas: [{ field: 'field3', option: 'back', max: 0 }] }, 'option_full'],
    ];
    const { organizationId } = await addForm(data.store, {}, { id: 'firstone' });
    const taking = takingOf(data.store, clock);
    for (const [id, settings, expected] of cases) {
      const example = await addForm(data.store, settings, { id, organizationId });
      const answers = { field1: 'Ana', field3: ['back'] };
      const answer = await send(taking, id, answers);
      const found =
        !answer.ok && answer.failure.code === 'unavailable'
          ? answer.failure.unavailable.reason
          : wordOf(answer);
      assert.equal(found, expected, id);
      assert.equal(wordOf(await send(taking, id, answers, { test: true })), 'stored', id);
      assert.equal(wordOf(await send(taking, id, {}, { test: true })), 'answers_refused', id);
      const live = Number(expected === 'stored');
      assert.deepEqual(await totals(data.store, example), [live, 1, live], id);
    }
  });

  test('a form that was switched off after it was read takes nothing', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addForm(data.store);
    const taking = takingOf(data.store);
    const before = await published(data.store, formId);
    await setFormEnabled(operatorWrites(data.store, organizationId), formId, false, Date.now());
    const off = await acceptSubmission(taking, before, submissionOf({ field1: 'Ana' }));
    assert.deepEqual(off, {
      ok: false,
      failure: { code: 'unavailable', unavailable: { reason: 'not_enabled' } },
    });
    await deleteForm(operatorWrites(data.store, organizationId), formId, { withResponses: true, now: start });
    const gone = await acceptSubmission(taking, before, submissionOf({ field1: 'Ana' }));
    assert.equal(wordOf(gone), 'form_gone');
  });

  test('the right password is accepted', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addForm(data.store);
    await setFormPassword(operatorWrites(data.store, organizationId), formId, 'sesame', 1);
    const taking = takingOf(data.store);
    const words = [];
    for (const password of [undefined, 'simsim', 'sesame', 'sesame'])
      words.push(wordOf(await send(taking, formId, { field1: 'Ana' }, { password })));
    assert.deepEqual(words, ['password_needed', 'password_wrong', 'stored', 'stored']);
  });

  test('publishing and settings take effect at once in another process', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addForm(data.store, { slug: 'say-hello' });
    const other = new PublishedForms((await data.openAgain()).store);
    const seen = async (address: string) => {
      const found = await other.find(address);
      return found.ok ? [found.value.version, found.value.definition.ending?.message] : found.failure.code;
    };
    assert.deepEqual(await seen(formId), [1, 'Thank you, [field1].']);
    assert.deepEqual(await seen('say-hello'), [1, 'Thank you, [field1].']);
    await pushed(data.store, organizationId, {
      id: formId,
      definition: { ...definition, ending: { message: 'Bye.' } },
      settings: { slug: 'say-goodbye' },
    });
    assert.deepEqual(await seen('say-hello'), 'unknown');
    assert.deepEqual(await seen('say-goodbye'), [1, 'Thank you, [field1].']);
    await publishForm(operatorWrites(data.store, organizationId), formId, start + 1);
    assert.deepEqual(await seen(formId), [2, 'Bye.']);
    await pushed(data.store, organizationId, { id: 'draft001', definition });
    assert.equal(await seen('draft001'), 'not_published');
    await deleteForm(operatorWrites(data.store, organizationId), formId, { withResponses: true, now: start });
    assert.equal(await seen(formId), 'deleted');
    assert.equal(await seen('say-goodbye'), 'unknown');
    assert.equal(await seen('\u0000\ud800'), 'unknown');
  });

  test('privacy mode stores only that a submission arrived', async () => {
    await using data = await engine.open();
    const settings: FormSettings = {
      privacy_mode: true,
      max_responses: 3,
      quotas: [{ field: 'field3', option: 'back', max: 1 }],
      one_per_person: { by: 'answer', field: 'field2' },
    };
    const example = await addForm(data.store, settings);
    const taking = takingOf(data.store);
    const sent = { submission_id: randomUUID() };
    const answers = { field1: 'Ana Secret', field2: 'ana@example.org', field3: ['back'] };
    const first = await send(taking, example.formId, answers, sent);
    assert.ok(first.ok && first.value.state === 'stored');
    const again = await send(taking, example.formId, answers, sent);
    assert.deepEqual(again, { ok: true, value: { ...first.value, state: 'repeated' } });
    assert.equal(wordOf(await send(taking, example.formId, { field1: 'Bo' }, sent)), 'submission_differs');
    const full = await send(taking, example.formId, { field1: 'Bo', field3: ['back'] });
    assert.equal(wordOf(full), 'option_full');
    const twice = await send(taking, example.formId, { field1: 'Bo', field2: 'ANA@example.org' });
    assert.equal(wordOf(twice), 'already_answered');
    assert.equal(wordOf(await send(taking, example.formId, { field1: 'Bo' }, { test: true })), 'stored');
    assert.equal(wordOf(await send(taking, example.formId, { field1: 'Bo' })), 'stored');
    assert.equal(wordOf(await send(taking, example.formId, { field1: 'Cy' })), 'stored');
    const last = await send(taking, example.formId, { field1: 'Di' });
    assert.equal(wordOf(last), 'unavailable');
    assert.deepEqual(await listed(data.store, example), []);
    assert.deepEqual(await totals(data.store, example), [0, 0, 3]);
    const rows = await data.store.read.selectFrom('private_submission').selectAll().execute();
    assert.equal(rows.length, 4);
    assert.ok(!JSON.stringify(rows).includes('Ana'));
    assert.deepEqual(await data.store.read.selectFrom('response').selectAll().execute(), []);
  });
});
