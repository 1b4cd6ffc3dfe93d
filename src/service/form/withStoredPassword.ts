import { type FormSettings, settings as settingsSchema } from '#form/schema/settings.ts';

/**
 * What a file says of the settings, and the password where it says nothing: a file that was written before the
 * password was set must not open the form to everybody. Only `form password --remove` takes it away.
 */
export function withStoredPassword(wanted: FormSettings, stored: FormSettings): FormSettings {
  const { password_hash } = { password_hash: stored.password_hash, ...wanted };
  return password_hash === undefined ? wanted : settingsSchema.parse({ ...wanted, password_hash });
}
