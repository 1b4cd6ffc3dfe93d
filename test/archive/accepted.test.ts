import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FormDefinition } from '#form/definition/document.ts';
import { type RandomForm, randomForm } from '#form/logic/testing/randomForm.ts';
import { behaviourOf } from '#form/type/behaviours.ts';
import { samples } from '#form/type/testing/samples.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { pushForm } from '#service/form/push/pushForm.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { newOrganization, order, start } from '../form/example.ts';
import { ApiReader } from '../property/apiReader.ts';
import { send, takingOf } from '../submission/example.ts';
import { onSqlite } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { exported, importContent } from './importing.ts';

const seed = Number(process.env.CANVASS_TEST_FUZZ_SEED || Date.now() % 1_000_000_000);
/** Links in answers start with this address, which must be the same in both installations. */
const CANVASS_URL = 'https://forms.example.org';

onSqlite((engine) => {
  test(`what is accepted of random forms and answers survives export and import (seed ${seed})`, async () => {
    await using source = await engine.open();
    await using target = await engine.open();
    const organizationId = await newOrganization(source.store);
    const forms: string[] = [];
    let accepted = 0;
    const examples = [...oneOfEachType(), ...fc.sample(randomForm, { numRuns: 60, seed })];
    for (const [index, { definition, sent }] of examples.entries()) {
      const id = `form${String(index).padStart(4, '0')}`;
      if (!(await publish(source.store, organizationId, id, definition))) continue;
      forms.push(id);
      const answer = await send(takingOf(source.store), id, { ...sent });
      if (answer.ok) accepted += 1;
    }
    assert.ok(forms.length > 20 && accepted > 20, `${forms.length} forms, ${accepted} accepted`);
    await importContent(target, await exported(source));

    const read = async ({ store, env }: typeof source) => {
      const { key } = await createApiKey(operatorWrites(store, organizationId), 'reader', start);
      await using service = await startService({ ...env, CANVASS_URL });
      return await readAll(new ApiReader(service.url, key), forms);
    };
    const [before, after] = await Promise.all([read(source), read(target)]);
    for (const [path, text] of before) assert.equal(after.get(path), text, path);
    assert.equal(after.size, before.size);
  });
});

/** A form per field type, with an answer that the type accepts. */
function oneOfEachType(): RandomForm[] {
  return Object.values(samples).flatMap((all) =>
    all.flatMap(({ field, answers, source }) => {
      const behaviour = behaviourOf(field);
      const [answer] = fc.sample(answers, { numRuns: 1, seed });
      if (source !== 'visitor' || answer === undefined || field.type === 'file_upload') return [];
      const definition: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields: [field] }] };
      return [{ definition, sent: { [field.id]: behaviour.writeJson(field, answer) } }];
    }),
  );
}

/** Whether the form could be published. */
async function publish(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  definition: FormDefinition,
): Promise<boolean> {
  const pushed = await pushForm(operatorWrites(store, organizationId), order({ id, definition }), start);
  return pushed.ok && (await publishForm(operatorWrites(store, organizationId), id, start)).ok;
}

async function readAll(api: ApiReader, forms: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const paths = forms.flatMap((id) => [
    `/v2/forms/${id}`,
    `/v2/forms/${id}/responses`,
    `/v1/form/${id}`,
    `/v1/form/${id}/responses`,
  ]);
  for (const path of ['/v2/forms?limit=100', '/v1/forms', ...paths]) {
    const { status, text } = await api.get(path);
    assert.equal(status, 200, path);
    texts.set(path, text);
  }
  api.close();
  return texts;
}
