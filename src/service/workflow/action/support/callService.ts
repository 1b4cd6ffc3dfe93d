import { decodedBody } from '#outside/decodedBody.ts';
import type { HttpAnswer } from '#outside/httpClient.ts';
import { OutsideFailure } from '#outside/outsideFailure.ts';
import type { ActionContext, ActionOutcome, Exchange } from '../action.ts';

/** The part of an action's context that requests need, so that a connection can be tested without a response. */
export type Caller = Pick<ActionContext, 'http' | 'signal' | 'hide'>;

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Undefined if the body is not JSON. */
  readonly json: unknown;
  readonly exchange: Exchange;
}

/** More than any answer that an action reads. */
const largestAnswer = 1024 * 1024;

/** Thrown by {@link callService}; `failureOf` turns it into an outcome. */
export class ServiceUnreachable extends Error {
  override name = 'ServiceUnreachable';
  readonly code: string;
  readonly exchange: Exchange;

  constructor(failure: OutsideFailure, exchange: Exchange) {
    super(failure.message);
    this.code = failure.kind;
    this.exchange = exchange;
  }
}

/** Sends one request through the guarded client and reads its answer, whatever its status. */
export async function callService(caller: Caller, request: ServiceRequest): Promise<ServiceAnswer> {
  const body =
    request.form === undefined
      ? request.json === undefined
        ? ''
        : JSON.stringify(request.json)
      : new URLSearchParams(request.form).toString();
  const type =
    request.form === undefined ? 'application/json; charset=utf-8' : 'application/x-www-form-urlencoded';
  const headers = {
    accept: 'application/json',
    ...(body === '' ? {} : { 'content-type': type }),
    ...request.headers,
  };
  let isRepeated = false;
  const sent = (): Exchange['request'] => ({
    method: request.method,
    url: request.url,
    headers,
    body,
    ...(isRepeated ? { repeated: true } : {}),
  });
  try {
    const answer = await caller.http.send({
      method: request.method,
      url: new URL(request.url),
      headers,
      signal: caller.signal,
      maxBytes: 2 * largestAnswer,
      body: body === '' ? undefined : Buffer.from(body),
      repeatable: request.method === 'GET' || 'idempotency-key' in headers,
      onRepeat: () => {
        isRepeated = true;
      },
    });
    const text = await textOf(answer, caller.signal);
    const received = { status: answer.status, headers: plainHeaders(answer), body: text };
    return {
      status: answer.status,
      headers: received.headers,
      text,
      json: parsed(text),
      exchange: { request: sent(), answer: received },
    };
  } catch (error) {
    throw new ServiceUnreachable(failureOf(error, caller.signal, request.url), {
      request: sent(),
      answer: null,
    });
  }
}

/** The same with a token, at a path below the address of the service. */
export async function callWithToken(
  caller: Caller,
  { base, token }: { readonly base: string; readonly token: string },
  method: ServiceRequest['method'],
  path: string,
  json?: unknown,
): Promise<ServiceAnswer> {
  const url = `${base.replace(/\/+$/, '')}${path}`;
  return await callService(caller, { method, url, headers: { authorization: `Bearer ${token}` }, json });
}

async function textOf(answer: HttpAnswer, signal: AbortSignal): Promise<string> {
  const stop = () => answer.body.destroy(new OutsideFailure('timeout', 'The answer took too long.'));
  signal.addEventListener('abort', stop, { once: true });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decodedBody(answer)) {
      size += chunk.length;
      if (size > largestAnswer) throw new OutsideFailure('too_large', 'The answer is too large.');
      chunks.push(chunk);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    if (!answer.body.complete) answer.body.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown, signal: AbortSignal, url: string): OutsideFailure {
  const { host } = new URL(url);
  if (signal.aborted) return new OutsideFailure('timeout', `${host} did not answer in time.`);
  if (error instanceof OutsideFailure) return error;
  return new OutsideFailure('broken_off', `The answer of ${host} broke off.`, error);
}

function plainHeaders({ headers }: HttpAnswer): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) plain[name] = String(value);
  return plain;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An outcome that is not a success. */
export type Unsuccessful = Extract<ActionOutcome, { kind: 'failed' | 'refused' }>;

/** The failure of a request that got no answer; undefined for errors of other kinds. */
export function unreachable(service: string, error: unknown): Unsuccessful | undefined {
  if (!(error instanceof ServiceUnreachable)) return undefined;
  const { code, message, exchange } = error;
  const detail = `${service} could not be asked. ${message}`;
  return { kind: failureKind(code), error: { code, detail }, exchange };
}

/**
 * An address that is none stays so. One that is not on the public internet is tried again: the operator may allow it, and a
 * name may lead there only for a while.
 */
export function failureKind(code: string): Unsuccessful['kind'] {
  return code === 'url_invalid' ? 'refused' : 'failed';
}
