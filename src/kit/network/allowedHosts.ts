import { type AddressSet, noAddresses, readAddressSet } from './addressSet.ts';

/** Where an outgoing request would connect to, and for whom. */
export interface ConnectionTarget {
  readonly host: string;
  /** In its normal form, as `normalizedAddress` gives it. */
  readonly address: string;
  readonly port: number;
  /** Undefined for requests of the installation itself. */
  readonly organizationId: string | undefined;
}

/** Hosts of the operator's own network that outgoing requests may reach. */
export interface AllowedHosts {
  allows(target: ConnectionTarget): boolean;
  /** Whether some hosts are for some organisations alone. */
  readonly namesOrganizations: boolean;
}

export const noHosts: AllowedHosts = { allows: () => false, namesOrganizations: false };

interface Rule {
  hasName(host: string): boolean;
  readonly addresses: AddressSet;
  /** Any port if undefined. */
  readonly port: number | undefined;
  /** All organisations if undefined. */
  readonly organizations: ReadonlySet<string> | undefined;
}

const hostName = /^(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/i;
const organizationIds = /^[\w-]+(\|[\w-]+)*$/;

/**
 * Parses `hooks.internal, *.lan:8443, 10.1.0.0/16, [fd00::1]:80, crm.internal=acme1234|globex77`; undefined if any word
 * is invalid. The port is any one, and the organisations are all, where none are named.
 */
export function readAllowedHosts(text: string): AllowedHosts | undefined {
  const rules: Rule[] = [];
  for (const word of text.split(',').map((each) => each.trim())) {
    if (word === '') continue;
    const rule = readRule(word);
    if (rule === undefined) return undefined;
    rules.push(rule);
  }
  return {
    allows: ({ host, address, port, organizationId }) => {
      const name = host.toLowerCase().replace(/\.$/, '');
      return rules.some(
        (rule) =>
          (rule.port === undefined || rule.port === port) &&
          (rule.organizations === undefined || rule.organizations.has(organizationId ?? '')) &&
          (rule.hasName(name) || rule.addresses.has(address)),
      );
    },
    namesOrganizations: rules.some(({ organizations }) => organizations !== undefined),
  };
}

function readRule(word: string): Rule | undefined {
  const [place = '', ids, ...more] = word.split('=');
  if (place === '' || more.length > 0 || (ids !== undefined && !organizationIds.test(ids))) return undefined;
  const organizations = ids === undefined ? undefined : new Set(ids.split('|'));
  // An IPv6 address has colons of its own, so a port needs brackets around it.
  const withPort = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(place);
  const host = (withPort?.[1] ?? withPort?.[2] ?? place).toLowerCase();
  const port = withPort === null ? undefined : Number(withPort[3]);
  if (port !== undefined && (port < 1 || port > 65_535)) return undefined;
  const addresses = readAddressSet(host);
  if (addresses !== undefined) return { hasName: () => false, addresses, port, organizations };
  // A name whose last part is a number is a mistyped address.
  if (!hostName.test(host) || /(^|\.)\d+$/.test(host)) return undefined;
  const hasName = host.startsWith('*.')
    ? (name: string) => name.endsWith(host.slice(1))
    : (name: string) => name === host;
  return { hasName, addresses: noAddresses, port, organizations };
}
