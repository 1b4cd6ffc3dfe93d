import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newForm } from '#service/form/newForm.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { listTemplates } from '#service/form/templates.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { addExample } from '../store/example.ts';
import { engine } from '../support/engines.ts';

test('forms from templates are drafts that can be published without findings', async () => {
  await using data = await engine('sqlite').open();
  const { organizationId, workspaceId: workspace } = await addExample(data.store);
  const writes = operatorWrites(data.store, organizationId);
  for (const { name: template } of await listTemplates()) {
    const outcome = await newForm(writes, { workspace, name: 'Form', from: { template } }, 1);
    assert.ok(outcome.ok);
    const published = await publishForm(operatorWrites(data.store, organizationId), outcome.value.id, 2);
    assert.ok(published.ok, template);
    const { version, published: first, enabled, findings } = published.value;
    assert.deepEqual([version, first, enabled, findings], [1, true, true, []], template);
  }
});
