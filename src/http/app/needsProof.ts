import type { AppRoute } from '#contract/app/route.ts';

/** Whether the route, with this body, needs a recent proof of identity. */
export function needsProof({ confirmed }: AppRoute, body: unknown): boolean {
  if (confirmed === undefined || confirmed === true) return confirmed === true;
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([field, value]) => field === confirmed.with && value !== undefined);
}
