import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { packageFolder } from '#kit/packageFolder.ts';
import type { Exchange } from '../exchange.ts';
import { chooseEncoding } from '../reply/chooseEncoding.ts';
import { send } from '../reply/send.ts';

/** Media types of the built files, by file extension. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};

interface Entry {
  readonly file: string;
  /** The files to preload. */
  readonly needs: readonly string[];
}

/** Without a build no page has a script, and the web app is empty. */
class BuildMissing extends Error {
  override name = 'BuildMissing';
  override message =
    'Canvass is not built (build_missing): run "npm ci" without --ignore-scripts, or copy a dist folder that was built elsewhere, and start again.';
}

/** Serves the output of `scripts/build.ts`. */
export class Assets {
  readonly #folder: string;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #names: ReadonlySet<string>;
  readonly #kept = new Map<string, Buffer>();

  constructor(folder: string = join(packageFolder, 'dist/web')) {
    this.#folder = folder;
    const manifest = join(folder, 'manifest.json');
    if (!existsSync(manifest)) throw new BuildMissing();
    const written: Record<string, Entry> = JSON.parse(readFileSync(manifest, 'utf8'));
    this.#entries = new Map(Object.entries(written));
    // Includes files of an earlier build, which open pages still request.
    this.#names = new Set(readdirSync(folder).filter((name) => extname(name) in types));
  }

  /** The built file of a source such as `page/main`, and the files that it needs; undefined for an unknown source. */
  entry(source: string): Entry | undefined {
    return this.#entries.get(source);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Sends a file, compressed at build time. */
  async send(exchange: Exchange, name: string): Promise<void> {
    const accepted = exchange.request.headers['accept-encoding'];
    const ending = extname(name);
    const isPacked = ending !== '.woff2' && ending !== '.jpg';
    const encoding = accepted === undefined || !isPacked ? undefined : chooseEncoding(accepted);
    exchange.addHeader('Content-Type', types[ending] ?? 'application/octet-stream');
    exchange.addHeader('Vary', 'Accept-Encoding');
    if (encoding !== undefined) exchange.addHeader('Content-Encoding', encoding);
    const body = this.#read(encoding === undefined ? name : `${name}.${encoding === 'br' ? 'br' : 'gz'}`);
    send(exchange, 200, [body], body.length);
  }

  #read(name: string): Buffer {
    let body = this.#kept.get(name);
    if (body === undefined) {
      body = readFileSync(join(this.#folder, name));
      this.#kept.set(name, body);
    }
    return body;
  }
}

/** Sends a built file as immutable: its name contains a hash of the content. */
export async function sendAsset(assets: Assets, exchange: Exchange, name: string): Promise<void> {
  exchange.addHeader('Cache-Control', 'public, max-age=31536000, immutable');
  // Module requests carry an origin, also from embedded pages.
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // The frame of drafts has an origin of its own, from which fonts and modules need a permission.
  exchange.addHeader('Access-Control-Allow-Origin', '*');
  await assets.send(exchange, name);
}
