import type { Clock } from '#kit/time/clock.ts';
import type { Locations } from '#outside/geoip/locations.ts';
import type { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import type { SubmissionContext } from '#service/collect/submission/acceptSubmission.ts';
import type { FullOptions } from '#service/collect/submission/limit/fullOptions.ts';
import type { BodyAdmission } from '#service/collect/upload/bodyAdmission.ts';
import type { Visits } from '#service/collect/visit/visits.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Secrets } from '#store/secrets.ts';
import type { TrustedProxies } from '../clientAddress.ts';
import type { Assets } from '../site/assets.ts';
import type { SpamGuard } from './spamGuard.ts';

/** The context of the form pages. */
export interface Pages {
  forms: PublishedForms;
  submissions: SubmissionContext;
  visits: Visits;
  secrets(): Secrets;
  clock: Clock;
  files: FileStore;
  assets: Assets;
  /** The folder of the temporary files of submissions. */
  folder: string;
  /** Admits bodies with files. */
  bodies: BodyAdmission;
  trustedProxies: TrustedProxies;
  spam: SpamGuard;
  locations: Locations;
  full: FullOptions;
  /** The origin of the web app, which may frame previews; known once the service listens. */
  appOrigin(): string;
}
