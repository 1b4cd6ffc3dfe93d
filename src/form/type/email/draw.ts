import type { Drawing } from '../../simulate/person/drawing.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import type { EmailField } from './settings.ts';

export const emailDrawing: Drawing<EmailField> = {
  answer: drawEmail,
  mistake: (_field, { email }) => email.replace('@', ' at '),
};

const domains = ['example.org', 'example.com', 'example.net'];

/** The person's address; later draws differ, for fields whose answers must be unique. */
function drawEmail(
  { allowed_domains: allowed, blocked_domains: blocked = [] }: EmailField,
  { random, email }: Respondent,
  draw: number,
): string | undefined {
  const open = (allowed ?? domains).filter((domain) => !blocked.includes(domain));
  const domain = allowed === undefined ? open[0] : open[random.below(open.length)];
  const [local = ''] = email.split('@', 1);
  const name = draw === 0 ? local : local.replace(/\d+$/, '') + random.below(100_000);
  return domain === undefined ? undefined : `${name}@${domain}`;
}
