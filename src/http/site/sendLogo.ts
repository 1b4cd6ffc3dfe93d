import { pipeline } from 'node:stream/promises';
import { readOrganizationSettings } from '#service/base/organizationSettings.ts';
import { logoFolder } from '#service/organization/branding/logoAddress.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { findLogo } from '#store/query/organization/logo.ts';
import type { Store } from '#store/store.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';

/**
 * Sends the logo of an organisation. Its address changes with its content, so it is cached for ever. `sandbox` keeps
 * a browser that opens it directly from running anything.
 */
export async function sendLogo(
  { store, files }: { store: Store; files: FileStore },
  exchange: Exchange,
): Promise<void> {
  const [organization, hash, ...rest] = exchange.path.slice(logoFolder.length).split('/');
  const logo = await findLogo(store.read, decodedSegment(organization ?? '') ?? '');
  const named = readOrganizationSettings(logo?.settings ?? '{}').logo;
  if (logo === undefined || named === undefined || named.hash !== hash || rest.length > 0)
    throw new Problem('not_found');
  if (!(await files.has(logo.storage_key))) throw new Problem('not_found');
  const { request, response, headers } = exchange;
  exchange.addHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  // Forms in a sandboxed frame show it from an origin of their own.
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  headers.push('Content-Type', named.type, 'Cache-Control', 'public, max-age=31536000, immutable');
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  // A client may disconnect in the middle.
  else await pipeline(files.read(logo.storage_key), response).catch(() => response.destroy());
}
