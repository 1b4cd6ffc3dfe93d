import { createHash } from 'node:crypto';
import { closureOf, type Lock, type LockedPackage, nameAt, type Path } from './lockedPackages.ts';

export interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly scope?: 'required' | 'optional';
  readonly purl: string;
  readonly hashes?: readonly { alg: string; content: string }[];
  readonly licenses?: readonly ({ license: { id: string } } | { expression: string })[];
  readonly externalReferences?: readonly { type: 'distribution'; url: string }[];
  readonly properties?: readonly { name: string; value: string }[];
}

export interface Bom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

/**
 * The contents of an installation according to its lock file: packages that the server loads, and packages
 * bundled into the browser scripts or the program. Development tools are left out. The output is reproducible, byte for byte.
 */
export function cycloneDx(
  lock: Lock,
  bundled: { readonly browser: readonly string[]; readonly program: readonly string[] },
): Bom {
  const own = lock.packages[''] ?? {};
  const serverRoots = Object.keys({ ...own.dependencies, ...own.optionalDependencies });
  const server = closureOf(lock, [...serverRoots, ...bundled.program]);
  const browser = closureOf(lock, bundled.browser);
  const optional = optionalOnly(lock, server, [...Object.keys(own.dependencies ?? {}), ...bundled.program]);
  const paths = [...new Set([...server.keys(), ...browser.keys()])].sort();
  const component = (path: Path) =>
    toComponent(lock, path, {
      scope: optional.has(path) && !browser.has(path) ? 'optional' : 'required',
      uses: [server.has(path) ? 'server' : '', browser.has(path) ? 'browser' : ''].filter(Boolean),
    });
  // Two places may contain the same version.
  const components = new Map(paths.map((path) => [refAt(lock, path), component(path)]));
  const dependsOn = new Map<string, Set<string>>();
  for (const path of paths) {
    const refs = dependsOn.get(refAt(lock, path)) ?? new Set();
    for (const need of server.get(path) ?? browser.get(path) ?? []) refs.add(refAt(lock, need));
    dependsOn.set(refAt(lock, path), refs);
  }
  const root = rootComponent(own);
  const direct = [...serverRoots, ...bundled.program, ...bundled.browser].map(
    (name) => `node_modules/${name}`,
  );
  dependsOn.set(root['bom-ref'], new Set(direct.map((path) => refAt(lock, path))));
  const body = {
    metadata: { component: root },
    components: [...components.values()].sort(byRef),
    dependencies: [...dependsOn]
      .map(([ref, refs]) => ({ ref, dependsOn: [...refs].sort() }))
      .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(body),
    version: 1,
    ...body,
  };
}

/** Packages needed only by an optional dependency, such as a runtime for one platform. */
function optionalOnly(lock: Lock, all: ReadonlyMap<Path, Path[]>, required: readonly string[]): Set<Path> {
  const needed = closureOf(lock, required);
  return new Set([...all.keys()].filter((path) => !needed.has(path)));
}

function rootComponent({ name = 'canvass', version = '0.0.0', license }: LockedPackage): Component {
  return {
    type: 'application',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    ...licensesOf(license),
  };
}

function toComponent(
  lock: Lock,
  path: Path,
  { scope, uses }: { scope: 'required' | 'optional'; uses: readonly string[] },
): Component {
  const { version = '', integrity, license, resolved } = lock.packages[path] ?? {};
  const full = nameAt(lock, path);
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full];
  return {
    type: 'library',
    'bom-ref': refAt(lock, path),
    ...(group === undefined ? {} : { group }),
    name: name ?? full,
    version,
    scope,
    purl: `pkg:npm/${full.replace('@', '%40')}@${version}`,
    ...(integrity === undefined ? {} : { hashes: hashesOf(integrity) }),
    ...licensesOf(license),
    ...(resolved === undefined ? {} : { externalReferences: [{ type: 'distribution', url: resolved }] }),
    properties: uses.map((value) => ({ name: 'canvass:used_by', value })),
  };
}

function refAt(lock: Lock, path: Path): string {
  return `${nameAt(lock, path)}@${lock.packages[path]?.version ?? ''}`;
}

/** `sha512-…` in base64, as npm writes it. */
function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(' ').map((text) => {
    const [algorithm = '', content = ''] = text.split(/-(.*)/s);
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(content, 'base64').toString('hex'),
    };
  });
}

function licensesOf(license: string | undefined): Pick<Component, 'licenses'> {
  if (license === undefined) return {};
  return { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] };
}

function byRef(a: Component, b: Component): number {
  return a['bom-ref'] < b['bom-ref'] ? -1 : 1;
}

/** Derived from the content, so that the same installation has the same number. */
function serialNumber(body: unknown): string {
  const bytes = createHash('sha256').update(JSON.stringify(body)).digest().subarray(0, 16);
  // Version 8 of RFC 9562: custom bits.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
