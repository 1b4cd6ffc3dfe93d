import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';

/** The address that a request used. */
export interface Side {
  /** `any` if app and forms share one address, or the host matches neither. */
  readonly name: 'app' | 'forms' | 'any';
  /** `Strict-Transport-Security`, name and value; empty if the address is not HTTPS. */
  readonly transport: readonly string[];
}

export interface OriginSettings {
  /** The public address; undefined if none is configured. */
  readonly url: string | undefined;
  /** The separate address of forms; undefined if they share the app's. */
  readonly formsUrl: string | undefined;
  readonly hsts: 'off' | 'host' | 'subdomains';
  /** The address that the service listens on. */
  readonly host: string;
}

/** The addresses of the service, distinguished by the `Host` header. */
export interface Origins {
  /** For requests without a parsed host. */
  readonly any: Side;
  sideOf(host: string | undefined): Side;
  /** Whether requests with this `Host` are accepted. */
  answers(host: string | undefined): boolean;
  /** The separate address of forms; undefined if there is none. */
  readonly formsUrl: string | undefined;
}

export function openOrigins({ url, formsUrl, hsts, host: listens }: OriginSettings): Origins {
  const any: Side = { name: 'any', transport: transportOf(url, hsts) };
  const app: Side = { name: 'app', transport: any.transport };
  const forms: Side = { name: 'forms', transport: transportOf(formsUrl, hsts) };
  // A name that is neither configured nor of this machine may point here by DNS rebinding, whose pages could read
  // everything. Without a public address, a service for other machines cannot know its names.
  const isGuarded = url !== undefined || isLoopbackHost(listens.includes(':') ? `[${listens}]` : listens);
  const appHosts = hostsOf(url);
  const formsHosts = hostsOf(formsUrl);
  const configured = [url, formsUrl].map((each) => (each === undefined ? '' : new URL(each).hostname));
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
      if (!isGuarded || host === undefined || host === known) return true;
      const hostname = hostnameOf(host)?.replace(/\.$/, '') ?? '';
      if (hostname === '' || !(configured.includes(hostname) || isLoopbackHost(hostname))) return false;
      known = host;
      return true;
    },
  };
}

/** The normalised host name of a `Host` header; undefined if it is invalid. */
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

/** The values of `Host` for an address: with or without the default port of its scheme. */
function hostsOf(url: string | undefined): readonly string[] {
  if (url === undefined) return [];
  const { host, protocol, port } = new URL(url);
  return port === '' ? [host, `${host}${protocol === 'https:' ? ':443' : ':80'}`] : [host];
}
