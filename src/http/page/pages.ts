import type { Clock } from '#kit/clock.ts';
import type { Places } from '#outside/geoip/places.ts';
import type { SubmissionContext } from '#service/submission/acceptSubmission.ts';
import type { FullOptions } from '#service/submission/limit/fullOptions.ts';
import type { PublishedForms } from '#service/submission/publishedForms.ts';
import type { Visits } from '#service/submission/visits.ts';
import type { UnfinishedBodies } from '#service/upload/unfinishedBodies.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import type { Secrets } from '#store/secrets.ts';
import type { Assets } from '../assets.ts';
import type { TrustedProxies } from '../clientAddress.ts';
import type { SpamGuard } from './spamGuard.ts';

/** What the pages of forms work with. */
export interface Pages {
  forms: PublishedForms;
  submissions: SubmissionContext;
  visits: Visits;
  secrets(): Secrets;
  clock: Clock;
  files: DiskFiles;
  assets: Assets;
  /** Where the files of a submission wait until it is taken. */
  folder: string;
  /** Bodies with files that are on their way in. */
  bodies: UnfinishedBodies;
  trustedProxies: TrustedProxies;
  spam: SpamGuard;
  places: Places;
  full: FullOptions;
}
