import { eventually } from '../support/eventually.ts';
import type { RunningService } from '../support/startService.ts';

/** Waits until the service has printed the text: its two output streams arrive independently. */
export async function printed(service: RunningService, pattern: RegExp): Promise<void> {
  await eventually(
    () => pattern.test(service.output()),
    () => `${pattern} is not printed:\n${service.output()}`,
  );
}
