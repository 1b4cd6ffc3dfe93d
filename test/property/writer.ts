import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#config';
import { openData } from '#service/operate/openData.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { OrganizationId } from '#store/tables.ts';
import { arriving } from './example.ts';
import type { Acknowledged, WriterOrder } from './startWriter.ts';

/**
 * A process that stores responses in batches, like group commit, and prints each batch once it is durable. Its
 * clock may be skewed, like those of several machines.
 */
const order = JSON.parse(process.argv[2] ?? '') as WriterOrder;
const { forms, batches, clockShift } = order;
const organizationId = order.organizationId as OrganizationId;
const data = await openData(readConfig());

for (let batch = 0; batch < batches; batch += 1) {
  const items = Array.from({ length: 1 + Math.floor(Math.random() * 12) }, () => {
    const formId = forms[Math.floor(Math.random() * forms.length)] ?? '';
    return arriving(formId, Math.random() < 0.1);
  });
  const stored = await data.store.write((transaction) =>
    appendResponses(transaction, organizationId, items, () => Date.now() + clockShift),
  );
  // Responses are returned grouped by form, so the test flags are read from the items in that order.
  const tests = items.toSorted((one, other) =>
    one.form_id < other.form_id ? -1 : Number(one.form_id > other.form_id),
  );
  const printed = stored.map(
    ({ form_id, id, created_at }, index): Acknowledged => ({
      formId: form_id,
      id,
      created_at,
      test: tests[index]?.test ?? false,
    }),
  );
  process.stdout.write(`${JSON.stringify(printed)}\n`);
  await sleep(Math.random() * 4);
}
await data.close();
