import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';

/** Where a request came to. */
export interface Side {
  /** `any` where app and forms share one address, or the request names neither. */
  readonly name: 'app' | 'forms' | 'any';
  /** `Strict-Transport-Security`, name and value; empty where the address is not https. */
  readonly transport: readonly string[];
}

export interface OriginSettings {
  /** The public address; undefined where none was set. */
  readonly url: string | undefined;
  /** Where forms live apart from the app; undefined where they share its address. */
  readonly formsUrl: string | undefined;
  readonly hsts: 'off' | 'host' | 'subdomains';
  /** The address that the service listens on. */
  readonly host: string;
}

/** The addresses of the service, told apart by the `Host` of a request. */
export interface Origins {
  /** For requests that never named a host. */
  readonly any: Side;
  sideOf(host: string | undefined): Side;
  /** Whether a request with this `Host` is answered at all. */
  answers(host: string | undefined): boolean;
  /** Where forms are served apart from the app; undefined where they are not. */
  readonly formsUrl: string | undefined;
}

export function openOrigins({ url, formsUrl, hsts, host: listens }: OriginSettings): Origins {
  const any: Side = { name: 'any', transport: transportOf(url, hsts) };
  const app: Side = { name: 'app', transport: any.transport };
  const forms: Side = { name: 'forms', transport: transportOf(formsUrl, hsts) };
  // A local installation answers to names of this machine only. Any other name was pointed here by an attacker (DNS
  // rebinding), whose pages could read everything.
  const isLocal = url === undefined && isLoopbackHost(listens.includes(':') ? `[${listens}]` : listens);
  const appHosts = hostsOf(url);
  const formsHosts = hostsOf(formsUrl);
  let known: string | undefined;
  return {
    any,
    formsUrl,
    sideOf(host) {
      if (formsUrl === undefined || host === undefined) return any;
      const plain = host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');
      if (formsHosts.includes(plain)) return forms;
      return appHosts.includes(plain) ? app : any;
    },
    answers(host) {
      if (!isLocal || host === undefined || host === known) return true;
      if (!isLoopbackHost(hostnameOf(host) ?? '')) return false;
      known = host;
      return true;
    },
  };
}

/** The name in a `Host` header, as `URL` writes it; undefined where it is none. */
export function hostnameOf(host: string): string | undefined {
  return URL.parse(`http://${host}`)?.hostname;
}

/** In seconds. */
const year = 31_536_000;

function transportOf(url: string | undefined, hsts: OriginSettings['hsts']): readonly string[] {
  if (hsts === 'off' || url?.startsWith('https:') !== true) return [];
  return [
    'Strict-Transport-Security',
    `max-age=${year}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
  ];
}

/** How `Host` may name an address: with or without the port that its scheme has anyway. */
function hostsOf(url: string | undefined): readonly string[] {
  if (url === undefined) return [];
  const { host, protocol, port } = new URL(url);
  return port === '' ? [host, `${host}${protocol === 'https:' ? ':443' : ':80'}`] : [host];
}
