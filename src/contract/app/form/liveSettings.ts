import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { none } from '../text.ts';

export const liveSettingsRoutes = routes({
  /**
   * Changes live settings by their names; null removes one, those not named stay. `form_settings_invalid` with
   * `findings` if they contradict each other or the form, `slug_taken` if another form has the address.
   */
  changeFormSettings: {
    method: 'PATCH',
    path: '/o/:organization/forms/:form/settings',
    access: 'member',
    turn: true,
    body: z.object({ settings: z.record(z.string(), z.unknown()) }),
    answer: z.object({ settings: z.unknown() }),
  },
  /** Sets the password that visitors must enter; null removes it. */
  setFormPassword: {
    method: 'PUT',
    path: '/o/:organization/forms/:form/password',
    access: 'member',
    body: z.object({ password: z.nullable(z.string().check(z.minLength(1), z.maxLength(1000))) }),
    answer: none,
  },
});
