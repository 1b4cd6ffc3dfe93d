import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../support/startService.ts';

/** Waits until the service has printed the text: its two output streams arrive independently. */
export async function printed(service: RunningService, pattern: RegExp): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(20))
    if (pattern.test(service.output())) return;
  assert.match(service.output(), pattern);
}
