import { type IncomingHttpHeaders, request } from 'node:http';
import type { AppRoute, IncomingFile } from '#contract/app/route.ts';
import {
  type AnswerOf,
  appRoutes,
  type BodyOf,
  type BodyToSend,
  type ParametersOf,
  type QueryOf,
  type RouteName,
} from '#contract/app/routes.ts';

export interface Outcome<Answer> {
  status: number;
  /** Undefined if there was a problem or the response is not JSON. */
  answer: Answer | undefined;
  /** The code of the problem, if there was one. */
  problem: string | undefined;
  /** The field that the problem names. */
  param: string | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

export interface Sending<Name extends RouteName> {
  query?: Partial<QueryOf<Name>>;
  headers?: Record<string, string>;
  /** A loopback address: `127.0.0.2` is another visitor. */
  from?: string;
}

type Body<Name extends RouteName> =
  BodyOf<Name> extends Uint8Array | IncomingFile ? Uint8Array : BodyToSend<Name>;

/** A browser from the perspective of the app's API: it keeps cookies and sends same-origin headers. */
export class AppClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  async call<Name extends RouteName>(
    name: Name,
    params: ParametersOf<Name>,
    body?: Body<Name>,
    { query = {}, headers = {}, from }: Sending<Name> = {},
  ): Promise<Outcome<AnswerOf<Name>>> {
    const route: AppRoute = appRoutes[name];
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const path = `/app/api${filled(route.path, params)}${search === '' ? '' : `?${search}`}`;
    const sent = await this.#send(route.method, path, body, headers, from);
    this.#keep(sent.headers['set-cookie'] ?? []);
    const isJson = sent.headers['content-type'] === 'application/json';
    const read = isJson && sent.bytes.length > 0 ? JSON.parse(sent.bytes.toString()) : undefined;
    const isFine = sent.status < 400;
    return {
      ...sent,
      answer: isFine ? read : undefined,
      problem: isFine ? undefined : read?.error?.code,
      param: isFine ? undefined : read?.error?.param,
    };
  }

  /** The same when a successful response is expected: returns the body, and a problem fails the test. */
  async ask<Name extends RouteName>(
    ...given: Parameters<typeof AppClient.prototype.call<Name>>
  ): Promise<AnswerOf<Name>> {
    const { status, answer, bytes } = await this.call<Name>(...given);
    if (answer === undefined) throw new Error(`${given[0]} answered ${status}: ${bytes.toString()}`);
    return answer;
  }

  /** Another browser with the same cookies, such as a thief's. */
  copy(): AppClient {
    const copy = new AppClient(this.url);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  #send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    from: string | undefined,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
    const { hostname, port } = new URL(this.url);
    const content = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body) ?? '');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Length': String(content.length),
      ...(content.length === 0 ? {} : { 'Content-Type': 'application/json' }),
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const local = from === undefined ? {} : { localAddress: from };
      const sent = request({ hostname, port, path, method, headers: all, ...local }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The service closed the connection while it was idle, which this process was too busy to see.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          resolve(this.#send(method, path, body, headers, from));
        else reject(error);
      });
      sent.end(content);
    });
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** A browser without cookies. */
export function openClient(url: string): AppClient {
  return new AppClient(url);
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
