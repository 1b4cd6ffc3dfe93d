import { Agent, get } from 'node:http';
import type { Installation } from './installation.ts';
import type { MeasuredServer } from './measured.ts';

const decoder = new TextDecoder();

/** Walks a whole list from newest to oldest, and compares the CPU time of its first and last pages. */
export async function walk(server: MeasuredServer, installation: Installation) {
  const { formId, key, live } = installation.forms.latin;
  const pages = Math.ceil(live / 100);
  const sample = Math.max(1, Math.min(1000, Math.floor(pages / 3)));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const marks = new Map<number, number>();
  let before = '';
  let items = 0;
  let page = 0;
  try {
    for (; ; page += 1) {
      if (page % 5000 === 0) await installation.resetLimits();
      if ([0, sample, pages - sample].includes(page)) marks.set(page, await server.cpuSeconds());
      const path = `/v2/forms/${formId}/responses?limit=100${before === '' ? '' : `&before=${before}`}`;
      const body = await fetchBody(server.url + path, key, agent);
      items += body.count;
      before = body.last;
      if (!body.more) break;
    }
  } finally {
    agent.destroy();
  }
  if (items !== live) throw new Error(`walked ${items} of ${live} live responses`);
  const end = await server.cpuSeconds();
  const at = (mark: number) => marks.get(mark) ?? 0;
  return {
    pages: page + 1,
    items,
    first: sample / (at(sample) - at(0)),
    last: sample / (end - at(pages - sample)),
  };
}

/** Counts items and finds the cursor in the text: parsing 1.5 GB would take longer than serving it. */
function fetchBody(
  url: string,
  key: string,
  agent: Agent,
): Promise<{ count: number; last: string; more: boolean }> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { authorization: `Basic ${btoa(`${key}:`)}` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = decoder.decode(Buffer.concat(chunks));
          if (response.statusCode !== 200) reject(new Error(`${response.statusCode} ${body}`));
          const cursor = body.lastIndexOf('"created_at":"') + 14;
          resolve({
            count: body.split('"workflows":').length - 1,
            last: body.slice(cursor, cursor + 24),
            more: body.startsWith('{"has_more":true'),
          });
        });
      },
    );
    request.on('error', reject);
  });
}
