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
export type Place = string;

/** The transitive closure of these packages, themselves included, resolved like Node does. */
export function closureOf(lock: Lock, roots: readonly string[]): Map<Place, Place[]> {
  const found = new Map<Place, Place[]>();
  const waiting = roots.flatMap((name) => placeOf(lock, '', name) ?? []);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    const needs = neededBy(lock, place);
    found.set(place, needs);
    waiting.push(...needs);
  }
  return found;
}

/** Skips optional peers, such as type packages, and packages that the lock file does not contain. */
function neededBy(lock: Lock, place: Place): Place[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    lock.packages[place] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  const names = [...new Set([...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })])];
  return names.flatMap((name) => placeOf(lock, place, name) ?? []).sort();
}

function placeOf(lock: Lock, from: Place, name: string): Place | undefined {
  for (let folder = from; ; ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(lock.packages, place)) return place;
    if (folder === '') return undefined;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end === -1 ? '' : folder.slice(0, end);
  }
}

/** The published name of a package. */
export function nameAt(lock: Lock, place: Place): string {
  return (
    lock.packages[place]?.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  );
}
