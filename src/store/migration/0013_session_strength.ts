import type { Migration } from './migration.ts';

/** 90 days, the longest lifetime of a session. */
const length = 90 * 24 * 3_600_000;

/**
 * Whether a session has proved a second factor, since when an organisation requires a new sign-in, and an
 * expiry for every session. Passkeys and providers bring their own factor; password sign-ins required a code if
 * an app was set up before.
 */
export const sessionStrength: Migration = {
  number: 13,
  name: 'session_strength',
  statements: () => [
    `ALTER TABLE app_session ADD COLUMN second_factor_at BIGINT`,
    `UPDATE app_session SET second_factor_at = created_at WHERE method IN ('passkey', 'oidc') OR EXISTS (
      SELECT 1 FROM user_totp WHERE user_totp.user_id = app_session.user_id AND user_totp.confirmed_at <= app_session.created_at
    )`,
    `UPDATE app_session SET expires_at = created_at + ${length} WHERE expires_at > created_at + ${length}`,
    `ALTER TABLE membership ADD COLUMN sessions_ended_at BIGINT`,
  ],
};
