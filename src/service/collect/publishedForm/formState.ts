import type { PublicationState } from '#contract/app/form/formDocument.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { availability } from './availability.ts';
import { liveSettings } from './liveSettings.ts';

type Stated = Pick<
  FormRow,
  'enabled' | 'published_version' | 'settings' | 'live_count' | 'test_count' | 'counter'
>;

const states = {
  not_enabled: 'disabled',
  not_open_yet: 'scheduled',
  closed: 'closed',
  full: 'full',
} as const;

/** The state of a form for visitors, in one word. */
export function formState(form: Stated, unpayable: boolean, now: number): PublicationState {
  if (form.published_version === null) return 'draft';
  const counts = { live: form.live_count, test: form.test_count, counter: form.counter };
  const live = liveSettings(form.settings);
  const unavailable = availability({ enabled: form.enabled === 1, live, counts }, now);
  if (unavailable !== undefined) return states[unavailable.reason];
  return unpayable ? 'unpayable' : 'live';
}
