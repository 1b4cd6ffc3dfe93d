import type { Facts } from '../facts.ts';
import { email } from './behaviour.ts';
import { about, defaults, type EmailField, settings } from './settings.ts';

const facts: Facts<EmailField> = {
  seconds: 10,
  like: ['text'],
  example: () => 'alex@example.org',
  contradiction: ({ allowed_domains: allowed, blocked_domains: blocked }) =>
    allowed?.every((domain) => blocked?.includes(domain))
      ? [
          'allowed_domains',
          'blocks every domain that it allows; remove the allowed domains from the blocked ones',
        ]
      : undefined,
};

export const emailType = { about, defaults, settings, behaviour: email, facts };
