import { fault } from '../../value/fault.ts';
import { isLongerThan, oneLine } from '../../value/text.ts';
import { parseAddress } from '../../value/webAddress.ts';
import { textBehaviour } from '../base/textBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import type { EmailField } from './settings.ts';

/** The longest address that mail servers must accept (RFC 5321), without the angle brackets. */
const maxCharacters = 254;

/** An e-mail address. The domain is lowercased; the local part is case-sensitive and stays. */
export const email: FieldBehaviour<EmailField, string> = textBehaviour({
  normalise(_field, answer) {
    const line = oneLine(answer, maxCharacters);
    if (line === '' || isLongerThan(line, maxCharacters)) return line || undefined;
    const { local, domain } = splitAddress(line);
    return domain === undefined ? line : oneLine(`${local}@${domain.toLowerCase()}`);
  },
  validate(field, answer) {
    if (isLongerThan(answer, maxCharacters)) return fault('email_invalid');
    const { local, domain } = splitAddress(answer);
    if (domain === undefined || !isLocalPart(local) || !isDomain(domain)) return fault('email_invalid');
    const name = asciiName(domain);
    if (name === undefined) return fault('email_invalid');
    return isTaken(field, name) ? undefined : fault('email_domain_refused', { domain });
  },
});

function splitAddress(address: string): { local: string; domain?: string } {
  const at = address.lastIndexOf('@');
  return at === -1 ? { local: address } : { local: address.slice(0, at), domain: address.slice(at + 1) };
}

/** The local part: words between dots, without characters that need quotes, in any script. */
function isLocalPart(local: string): boolean {
  if (isLongerThan(local, 64)) return false;
  return local.split('.').every((word) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(word));
}

/** The domain: at least two labels. The last is never a number, which would be an IP address. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  return (
    !isLongerThan(label, 63) &&
    /^[\p{L}\p{N}](?:[\u200d\u200c\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label)
  );
}

/** The domain in Punycode, so that another spelling of a domain does not bypass the list. */
function asciiName(domain: string): string | undefined {
  if (/^[a-z0-9.-]*$/.test(domain)) return domain;
  return parseAddress(`https://${domain}`)?.hostname;
}

/** A listed domain does not include its subdomains, which may belong to others. */
function isTaken({ allowed_domains, blocked_domains }: EmailField, name: string): boolean {
  if (blocked_domains?.includes(name) === true) return false;
  return allowed_domains?.includes(name) ?? true;
}
