import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FormTree, readForm } from './readForm.ts';
import { expandedSession, newSession, type StoredSession, sessionFault } from './stripeSessions.ts';

export interface StripeServer {
  url: URL;
  secretKey: string;
  webhookSecret: string;
  /** Every handled request: `POST /v1/checkout/sessions`. */
  readonly requests: string[];
  readonly sessions: ReadonlyMap<string, StoredSession>;
  /** While set, every request fails with this status. */
  outage: number | undefined;
  session(id: string): StoredSession;
  /** A signed webhook as Stripe would send it now, or at another time. */
  event(type: string, id: string, at?: number): { body: string; signature: string };
  [Symbol.asyncDispose](): Promise<void>;
}

interface Answer {
  status: number;
  body: string;
}

const sessionPath = /^\/v1\/checkout\/sessions\/([^/]+)$/;

/**
 * A fake of the used part of Stripe's API on a local port, by its documentation: form-encoded bodies, keys by Bearer
 * or Basic, idempotency keys, expansion, errors in its shape, signed webhooks.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`;
  const sessions = new Map<string, StoredSession>();
  const kept = new Map<string, { fingerprint: string; answer: Answer }>();
  const requests: string[] = [];
  let outage: number | undefined;

  const route = (request: IncomingMessage, body: string): Answer => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    requests.push(`${request.method} ${pathname}`);
    if (!isKey(request.headers.authorization, secretKey))
      return fault(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****');
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
        return fault(400, 'invalid_request_error', 'The body must be form-encoded.');
      return onlyOnce(kept, request.headers['idempotency-key'], `${pathname}\n${body}`, () =>
        outage === undefined ? create(sessions, readForm(body)) : outageFault(outage),
      );
    }
    if (outage !== undefined) return outageFault(outage);
    const id = sessionPath.exec(pathname)?.[1];
    if (request.method === 'GET' && id !== undefined) {
      const session = sessions.get(decodeURIComponent(id));
      if (session === undefined)
        return fault(404, 'invalid_request_error', `No such checkout.session: '${id}'`, 'resource_missing');
      const { expand } = readForm(search.slice(1));
      const paths = typeof expand === 'object' ? Object.values(expand).map(String) : [];
      return { status: 200, body: JSON.stringify(expandedSession(session, paths)) };
    }
    return fault(404, 'invalid_request_error', `Unrecognized request URL (${request.method}: ${pathname}).`);
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body } = route(request, Buffer.concat(chunks).toString('utf8'));
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': `req_${randomBytes(7).toString('hex')}`,
      // Tells the library not to retry.
      ...(status >= 500 ? { 'Stripe-Should-Retry': 'false' } : {}),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const session = (id: string) => {
    const found = sessions.get(id);
    if (found === undefined) throw new Error(`there is no session ${id}`);
    return found;
  };

  return {
    url: new URL(`http://127.0.0.1:${port}`),
    secretKey,
    webhookSecret,
    requests,
    sessions,
    get outage() {
      return outage;
    },
    set outage(status) {
      outage = status;
    },
    session,
    event(type, id, at = Date.now()) {
      const created = Math.floor(at / 1000);
      const object = expandedSession(session(id), []);
      const event = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created,
        type,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        data: { object },
      };
      const body = JSON.stringify(event, null, 2);
      const signature = createHmac('sha256', webhookSecret).update(`${created}.${body}`).digest('hex');
      return { body, signature: `t=${created},v1=${signature},v0=${'0'.repeat(64)}` };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function create(sessions: Map<string, StoredSession>, form: FormTree): Answer {
  const wrong = sessionFault(form);
  if (wrong !== undefined) return fault(400, 'invalid_request_error', wrong.message, wrong.code, wrong.param);
  const session = newSession(form);
  sessions.set(session.id, session);
  return { status: 200, body: JSON.stringify(expandedSession(session, [])) };
}

/**
 * Returns the first response again for the same idempotency key and request; another request with the key is an
 * error.
 */
function onlyOnce(
  kept: Map<string, { fingerprint: string; answer: Answer }>,
  key: string | string[] | undefined,
  request: string,
  work: () => Answer,
): Answer {
  if (typeof key !== 'string') return work();
  if (key.length > 255) return fault(400, 'invalid_request_error', 'Idempotency keys have 255 characters.');
  const fingerprint = createHash('sha256').update(request).digest('hex');
  const known = kept.get(key);
  if (known !== undefined) {
    if (known.fingerprint === fingerprint) return known.answer;
    return fault(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
    );
  }
  const answer = work();
  // Validation errors are not stored under the idempotency key; server errors are.
  if (answer.status === 200 || answer.status >= 500) kept.set(key, { fingerprint, answer });
  return answer;
}

const outageFault = (status: number) => fault(status, 'api_error', 'An outage.');

function isKey(header: string | undefined, key: string): boolean {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  const given = scheme === 'Basic' ? Buffer.from(value, 'base64').toString('utf8').replace(/:$/, '') : value;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return /^(Basic|Bearer)$/.test(scheme) && timingSafeEqual(digest(given), digest(key));
}

function fault(status: number, type: string, message: string, code?: string, param?: string): Answer {
  return { status, body: JSON.stringify({ error: { type, message, code, param } }) };
}
