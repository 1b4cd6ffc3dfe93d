import type { ConfigFlags } from '#config';
import { lastingAddress } from '#render/share/formAddress.ts';
import { formsAddress } from '../../serviceAddress.ts';

/** Where visitors find a form: by its readable address where it has one. */
export function formAddress(flags: ConfigFlags, form: { id: string; slug: string | null }): string {
  return lastingAddress(formsAddress(flags), form.slug ?? form.id);
}
