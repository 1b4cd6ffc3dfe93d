import { readConfig } from '#config';
import type { ExportFormat } from '#contract/app/response/export.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { systemClock } from '#kit/time/clock.ts';
import { Definitions } from '#service/form/definitions.ts';
import { openData } from '#service/operate/openData.ts';
import { exportContent } from '#service/response/export/exportContent.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationId } from '#store/tables.ts';

/** Exports a form in a process of its own, and prints what that took. */
const [organizationId, formId, format] = process.argv.slice(2) as [OrganizationId, string, ExportFormat];
const data = await openData(readConfig({}));
const form = await findFormDocument(data.store.read, organizationId, formId);
if (form === undefined) throw new Error('there is no such form');
const content = () =>
  exportContent(
    {
      store: data.store,
      files: data.files,
      definitions: new Definitions(data.store.read, systemClock),
      indexes: { use: async () => ({ ready: false, done: 0 }) },
      clock: systemClock,
      baseUrl: 'http://localhost',
    },
    {
      form,
      choices: { format, zone: 'Europe/Berlin', options: 'columns', headers: 'labels', bom: 'no' },
      query: everyResponse,
      now: systemClock(),
      onProgress: (count) => {
        rows = count;
      },
    },
  );
let rows = 0;
const idle = process.memoryUsage().rss;
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);
const before = process.cpuUsage();
const began = performance.now();
let firstByte: number | undefined;
let bytes = 0;
for await (const chunk of content()) {
  firstByte ??= performance.now() - began;
  bytes += chunk.length;
}
const { user, system } = process.cpuUsage(before);
clearInterval(watch);
peak = Math.max(peak, process.memoryUsage().rss);
await data.close();
const cpuSeconds = (user + system) / 1e6;
process.stdout.write(JSON.stringify({ rows, bytes, cpuSeconds, firstByte, aboveIdle: (peak - idle) / 1e6 }));
