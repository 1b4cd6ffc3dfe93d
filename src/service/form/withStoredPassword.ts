import { type FormSettings, storedSettings } from '#form/schema/settings.ts';

/**
 * Applies the file's settings but keeps the stored password hash if the file has none: a file from before the
 * password was set must not open the form to everyone. Only `form password --remove` removes it.
 */
export function withStoredPassword(wanted: FormSettings, stored: FormSettings): FormSettings {
  const { password_hash } = { password_hash: stored.password_hash, ...wanted };
  return password_hash === undefined ? wanted : storedSettings.parse({ ...wanted, password_hash });
}
