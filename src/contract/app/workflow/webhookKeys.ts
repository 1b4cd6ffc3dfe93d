import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant } from '../text.ts';

const webhookKey = z.object({
  id: z.string(),
  created_at: instant,
  /** When it stops signing; null for the current key. */
  retires_at: z.nullable(instant),
  /** `whpk_…`, for the signature of version v1a. */
  public_key: z.string(),
});

/** The keys that sign a form's webhooks. During a rotation two are active, and every request carries both signatures. */
export const webhookKeyRoutes = routes({
  webhookKeys: {
    method: 'GET',
    path: '/o/:organization/forms/:form/webhook-keys',
    access: 'member',
    /** Empty before the first use. */
    answer: z.object({ keys: z.array(webhookKey) }),
  },
  /** The secret of the current key, which is made if there is none. A POST, because it is audited. */
  revealWebhookSecret: {
    method: 'POST',
    path: '/o/:organization/forms/:form/webhook-keys/reveal',
    access: 'member',
    confirmed: true,
    /** `whsec_…` */
    answer: z.object({ secret: z.string() }),
  },
  /** Makes a new key; the one before it signs for a while longer. */
  rotateWebhookSecret: {
    method: 'POST',
    path: '/o/:organization/forms/:form/webhook-keys/rotate',
    access: 'member',
    confirmed: true,
    answer: z.object({ secret: z.string(), previous_until: instant }),
  },
});
