import { createInterface } from 'node:readline';
import { type DataConfig, openData } from '#service/operate/openData.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';

/** Keeps the store open, reports what it sees for each line of input, and adds to it on "write". */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const { store } = await openData(config);
const answer = async () => {
  const rows = await listOrganizations(store.read);
  process.stdout.write(`${JSON.stringify(rows.map(({ name }) => name))}\n`);
};
await answer();
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'write') await createOrganization(store, 'Written afterwards', 9e12);
  await answer();
}
process.exit(0);
