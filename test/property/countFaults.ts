import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** The start of a bucket of each level, computed from the calendar and not by the code under test. */
const bucketOf = [
  (time: number) => Date.parse(`${new Date(time).toISOString().slice(0, 7)}-01T00:00:00Z`),
  (time: number) => Date.parse(new Date(time).toISOString().slice(0, 10)),
  (time: number) => time - (time % 900_000),
  (time: number) => time - (time % 10_000),
];

/** Every counter of an organisation that differs from its row count; empty if all agree. */
export async function countFaults(store: Store, organizationId: OrganizationId): Promise<string[]> {
  return await store.snapshot(async (db) => {
    const faults: string[] = [];
    const compare = (what: string, counter: number, rows: number) => {
      if (counter !== rows) faults.push(`${what}: ${counter} counted, ${rows} rows`);
    };
    const forms = await db
      .selectFrom('form')
      .select(['id', 'live_count', 'test_count', 'counter'])
      .where('organization_id', '=', organizationId)
      .execute();
    const responses = await db
      .selectFrom('response')
      .select(['form_id', 'id', 'state', 'created_at'])
      .where('organization_id', '=', organizationId)
      .execute();
    const counts = await db
      .selectFrom('response_count')
      .select(['form_id', 'level', 'start', 'live'])
      .where('organization_id', '=', organizationId)
      .execute();
    for (const form of forms) {
      const own = responses.filter(({ form_id }) => form_id === form.id);
      const live = own.filter(({ state }) => state === 'live');
      compare(`live_count of ${form.id}`, form.live_count, live.length);
      compare(`test_count of ${form.id}`, form.test_count, own.length - live.length);
      compare(`counter of ${form.id}`, form.counter, live.length);
      const expected = new Map<string, number>();
      for (const { created_at } of live) {
        for (const [level, bucket] of bucketOf.entries()) {
          const key = `${level} ${bucket(created_at)}`;
          expected.set(key, (expected.get(key) ?? 0) + 1);
        }
      }
      for (const { level, start, live: counted } of counts.filter(({ form_id }) => form_id === form.id)) {
        compare(
          `level ${level} from ${start} of ${form.id}`,
          counted,
          expected.get(`${level} ${start}`) ?? 0,
        );
        expected.delete(`${level} ${start}`);
      }
      for (const [key, rows] of expected) compare(`level ${key} of ${form.id}`, 0, rows);
    }
    return faults;
  });
}
