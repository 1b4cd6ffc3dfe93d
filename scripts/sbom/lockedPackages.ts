/** An entry of `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly name?: string;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The install path of a package in the lock file: `node_modules/react`. */
export type Path = string;

/** The transitive closure of these packages, themselves included, resolved like Node does. */
export function closureOf(lock: Lock, roots: readonly string[]): Map<Path, Path[]> {
  const found = new Map<Path, Path[]>();
  const waiting = roots.flatMap((name) => pathOf(lock, '', name) ?? []);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const needs = neededBy(lock, path);
    found.set(path, needs);
    waiting.push(...needs);
  }
  return found;
}

/** Skips optional peers, such as type packages, and packages that the lock file does not contain. */
function neededBy(lock: Lock, path: Path): Path[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    lock.packages[path] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  const names = [...new Set([...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })])];
  return names.flatMap((name) => pathOf(lock, path, name) ?? []).sort();
}

function pathOf(lock: Lock, from: Path, name: string): Path | undefined {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(lock.packages, path)) return path;
    if (folder === '') return undefined;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end === -1 ? '' : folder.slice(0, end);
  }
}

/** The published name of a package. */
export function nameAt(lock: Lock, path: Path): string {
  return lock.packages[path]?.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
