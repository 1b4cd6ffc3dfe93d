import type { ConfigFlags } from '#config';
import { lastingAddress } from '#render/share/formAddress.ts';
import { formsAddress } from '../../urlOfService.ts';

/** The public URL of a form, by slug if it has one. */
export function formAddress(flags: ConfigFlags, form: { id: string; slug: string | null }): string {
  return lastingAddress(formsAddress(flags), form.slug ?? form.id);
}
