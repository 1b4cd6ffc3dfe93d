import { beginVisit } from '#kit/async/nextPiece.ts';
import { readBody } from './body/readBody.ts';
import { arriving } from './connection/parserProblem.ts';
import type { Edges } from './edges.ts';
import type { Exchange } from './exchange.ts';
import { limits } from './limits.ts';
import { sendToForms } from './origin/sendToForms.ts';
import { Problem } from './problem.ts';
import { discardBody, hasBody, refuse } from './refuse.ts';
import { requireMethod } from './route/requireMethod.ts';
import { type Match, Router } from './route/router.ts';
import type { Row } from './route/row.ts';
import { missingRow, routes } from './routes.ts';
import { showMissing } from './showMissing.ts';

type Found = Match<Row<Edges>>;

const missing: Found = { row: missingRow, names: [], values: [], isAllowed: true, allowed: [] };

/** Dispatches requests by the route table; throws the problem of refused ones. */
export class Dispatcher {
  readonly #edges: Edges;
  readonly #router: Router<Row<Edges>>;
  readonly #mounted = new Map<Row<Edges>['mount'], Promise<Router<Row<Edges>>>>();

  constructor(edges: Edges) {
    this.#edges = edges;
    this.#router = new Router(routes.filter(({ isServed }) => isServed?.(edges) ?? true));
  }

  /** `isListening` tells whether the service still accepts connections. */
  async dispatch(exchange: Exchange, isListening: () => boolean): Promise<void> {
    const { request, side, path } = exchange;
    const method = request.method ?? '';
    let match = this.#router.match(method, path) ?? missing;
    const { origin, deprecated, mount } = match.row;
    const { origins, api } = this.#edges;
    const isHere = side.name !== 'forms' || origin !== 'app';
    if (deprecated !== undefined && isHere) {
      const { since, successor } = deprecated;
      const link = `<${api.context.baseUrl}${successor}>; rel="successor-version"`;
      exchange.headers.push('Deprecation', since, 'Link', link);
    }
    const refused = refuse(request);
    if (refused !== undefined) throw refused;
    if (!origins.answers(request.headers.host) && isForeignRefused(match.row, exchange))
      throw new Problem('host_unknown');
    const elsewhere = side.name === 'app' && origin === 'forms' ? origins.formsUrl : undefined;
    // A redirected request's body is not read.
    if (elsewhere !== undefined && !exchange.isRead) return sendToForms(exchange, elsewhere);
    if (mount !== undefined) match = (await this.#routerOf(mount)).match(method, path) ?? match;
    if (hasBody(request)) await receiveBody(exchange, match);
    exchange.isAccepted = true;
    // While the service still listens, a closed connection would only be reopened.
    if (!isListening()) exchange.response.shouldKeepAlive = false;
    if (elsewhere !== undefined) return sendToForms(exchange, elsewhere);
    if (!isHere) return await showMissing(this.#edges, exchange);
    const { row } = match;
    exchange.route = row.name;
    if (row.methodCheck !== 'handler') requireMethod(match);
    if (row.origin !== 'forms' && row.name !== 'app_signIn')
      return await row.handle(this.#edges, exchange, match);
    const endVisit = beginVisit();
    try {
      await row.handle(this.#edges, exchange, match);
    } finally {
      endVisit();
    }
  }

  async #routerOf(mount: NonNullable<Row<Edges>['mount']>): Promise<Router<Row<Edges>>> {
    const known = this.#mounted.get(mount);
    if (known !== undefined) return await known;
    const loading = mount().then((rows) => new Router(rows));
    this.#mounted.set(mount, loading);
    // A failed import is retried with the next request.
    loading.catch(() => this.#mounted.delete(mount));
    return await loading;
  }
}

function isForeignRefused({ refusesForeignHost }: Row<Edges>, { isRead }: Exchange): boolean {
  return refusesForeignHost === 'always' || (refusesForeignHost === 'reads' && isRead);
}

async function receiveBody(exchange: Exchange, { row: { body }, isAllowed }: Found): Promise<void> {
  const { request, isRead } = exchange;
  arriving.set(request.socket, exchange);
  if (isRead || body === undefined) return await discardBody(request);
  if (body === 'handler') return;
  if (isAllowed) exchange.body = await readBody(request, body.most);
  else await discardBody(request, limits.ignoredBody);
}
