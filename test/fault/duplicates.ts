import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { assertExactly } from './assertExactly.ts';
import type { Figures } from './figures.ts';
import type { Installation } from './installation.ts';
import { keepService } from './keepService.ts';
import { postJson } from './postJson.ts';
import type { Told } from './writers.ts';

/** Concurrent copies of each submission. */
const times = 50;
/** Concurrent submissions: 500 requests in total. */
const abreast = 10;

/**
 * Sends each submission fifty times at once to all services; fails unless it is stored once
 * with consistent responses.
 */
export async function duplicates(
  installation: Installation,
  order: { count: number; processes: number },
): Promise<Figures> {
  const { count, processes } = order;
  const services = await Promise.all(Array.from({ length: processes }, () => keepService(installation.env)));
  const agent = new Agent({ keepAlive: true, maxSockets: (times * abreast) / processes });
  const told = new Map<string, Told>();
  const send = async (index: number) => {
    const formId = installation.forms[index % installation.forms.length]?.id ?? '';
    const submission_id = randomUUID();
    const body = JSON.stringify({ submission_id, answers: { field1: submission_id, field3: ['front'] } });
    const answers = await Promise.all(
      Array.from({ length: times }, (_, attempt) =>
        postJson(services[attempt % processes]?.url ?? '', `/f/${formId}`, body, agent),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [...Array(times - 1).fill(200), 201]);
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1, 'every attempt is told the same');
    told.set(submission_id, { formId, created_at: JSON.parse(answers[0]?.text ?? '').created_at });
  };
  try {
    for (let from = 0; from < count; from += abreast) {
      const indexes = Array.from({ length: Math.min(abreast, count - from) }, (_, index) => from + index);
      await Promise.all(indexes.map(send));
    }
    await assertExactly(installation, services[0]?.url ?? '', told);
  } finally {
    agent.destroy();
    await Promise.all(services.map((service) => service.kill()));
  }
  return { submissions: count, requests: count * times, rows: told.size };
}
