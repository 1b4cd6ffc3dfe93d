import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import {
  allowReload,
  injectReload,
  reloadEventsPath,
  reloadScript,
  reloadScriptPath,
} from './injectReload.ts';

export interface Proxy {
  readonly server: Server;
  /** Reloads every open page. */
  reload(): void;
}

/**
 * Forwards requests to the service and adds the reload script to its pages. `ready` resolves to the service's port.
 */
export function makeProxy(ready: () => Promise<number>): Proxy {
  const pages = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === reloadScriptPath) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      outgoing.end(reloadScript);
    } else if (incoming.url === reloadEventsPath) {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      outgoing.flushHeaders();
      pages.add(outgoing);
      outgoing.on('close', () => pages.delete(outgoing));
    } else {
      ready().then(
        (port) => forward(port, incoming, outgoing),
        (error: Error) => answerUnavailable(outgoing, error.message),
      );
    }
  });
  return {
    server,
    reload: () => {
      for (const page of pages) page.write('data: reload\n\n');
    },
  };
}

function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url, headers } = incoming;
  const isPage = headers.accept?.includes('text/html') ?? false;
  // Idle connections would delay the service's shutdown.
  const sent: IncomingHttpHeaders = { ...headers, connection: 'close' };
  // The script cannot be added to a compressed page.
  if (isPage) sent['accept-encoding'] = 'identity';
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers: sent }, (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!answered['content-type']?.startsWith('text/html') || method === 'HEAD') {
      outgoing.writeHead(statusCode, answered);
      answer.pipe(outgoing);
      return;
    }
    const { 'content-length': _, 'content-security-policy': policy, ...kept } = answered;
    const relaxed = typeof policy === 'string' ? { 'content-security-policy': allowReload(policy) } : {};
    outgoing.writeHead(statusCode, { ...kept, ...relaxed });
    answer.toArray().then(
      (chunks) => outgoing.end(injectReload(Buffer.concat(chunks).toString())),
      () => outgoing.destroy(),
    );
  });
  passed.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else answerUnavailable(outgoing, error.message);
  });
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

/** A page that reloads itself once the service runs again. */
function answerUnavailable(outgoing: ServerResponse, reason: string): void {
  outgoing.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  const text = reason.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  outgoing.end(injectReload(`<!doctype html><title>Canvass</title><pre>${text}</pre>`));
}
