import { WakeableJob } from '#job/wakeableJob.ts';
import { runExports } from '#service/response/export/background/runExports.ts';
import type { CurrentSecrets } from './currentSecrets.ts';
import type { ServiceContext } from './openContexts.ts';

/** Makes the files of background exports. */
export function backgroundExports(
  context: ServiceContext,
  { secrets, mail }: { secrets: CurrentSecrets; mail: { wake(): void } },
): WakeableJob {
  const { log } = context;
  const exporting = {
    ...context,
    keys: () => secrets.accountKeys(),
    wakeMail: () => mail.wake(),
  };
  return new WakeableJob(
    (isStopping) => context.metrics.jobs.watch('make_exports', () => runExports(exporting, isStopping)),
    (error) => log.error({ err: error, job: 'make_exports' }, 'a job failed'),
  );
}
