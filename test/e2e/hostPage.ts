import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');

/** An example of the guide with a form's address. */
export function example(name: string, service: string, form: string, language = 'html'): string {
  const text = new RegExp(`^\`\`\`${language} ${name}\n([^]*?)^\`\`\``, 'm').exec(guide)?.[1];
  if (text === undefined) throw new Error(`the guide has no example "${name}"`);
  return text.replaceAll('https://forms.example.org', service).replaceAll('k3x9m2ab', form);
}

/** The Content-Security-Policy that the guide requires. */
function policyFor(service: string): string {
  const sources = /^(script-src .*)$/m.exec(guide)?.[1] ?? '';
  return `default-src 'none'; img-src data:; ${sources.replaceAll('https://forms.example.org', service)}`;
}

/** Another site's page, on another origin, with the strictest policy under which the guide promises to work. */
export async function openHost(service: string) {
  const pages = new Map<string, { body: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(page === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(service),
      ...page?.headers,
    });
    response.end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return {
    url,
    /** The address of a page with this body. */
    add(path: string, body: string, direction = 'ltr', headers: Record<string, string> = {}): string {
      const head =
        '<meta name="viewport" content="width=device-width"><title>A shop</title><link rel="icon" href="data:,">';
      pages.set(path, {
        body: `<!doctype html><html lang="en" dir="${direction}"><head>${head}</head><body><main><h1>A shop</h1>${body}</main></body></html>`,
        headers,
      });
      return url + path;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Host = Awaited<ReturnType<typeof openHost>>;
