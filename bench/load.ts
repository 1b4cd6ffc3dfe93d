import autocannon from 'autocannon';
import type { MeasuredServer } from './measured.ts';

export interface Target {
  server: MeasuredServer;
  path: string;
  key?: string;
}

/** Requests per CPU second of the server. Every response must be a 200. */
export async function requestsPerCpuSecond({ server, path, key }: Target, amount: number): Promise<number> {
  const before = await server.cpuSeconds();
  const result = await autocannon({
    url: server.url + path,
    amount,
    connections: 16,
    ...(key === undefined ? {} : { headers: { authorization: `Basic ${btoa(`${key}:`)}` } }),
  });
  const used = (await server.cpuSeconds()) - before;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] < amount) {
    throw new Error(
      `${path}: ${result['2xx']} of ${amount} answered, ${result.non2xx} refused, ${result.errors} failed`,
    );
  }
  return amount / used;
}

/**
 * The median of one/other over all rounds. They alternate within a round, so that other load affects both, and every second
 * round begins with the other, because what one leaves to be written is paid by the next.
 */
export async function medianRatio(
  one: () => Promise<number>,
  other: () => Promise<number>,
  rounds: number,
): Promise<{ ratio: number; one: number; other: number }> {
  const measured: { ratio: number; one: number; other: number }[] = [];
  if (rounds > 1) {
    await one();
    await other();
  }
  for (let round = 0; round < rounds; round += 1) {
    const isTurned = round % 2 === 1;
    const turned = isTurned ? await other() : undefined;
    const first = await one();
    const second = turned ?? (await other());
    measured.push({ ratio: first / second, one: first, other: second });
  }
  measured.sort((left, right) => left.ratio - right.ratio);
  return measured[Math.floor(rounds / 2)] ?? { ratio: 0, one: 0, other: 0 };
}
