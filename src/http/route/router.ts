/** What the router reads of a row. */
interface Routable {
  readonly pattern: string;
  readonly methods: readonly string[] | 'any';
}

/** The row of a request. Parameters are still percent-encoded; the rest that `*` took is called `*`. */
export interface Match<Found = unknown> {
  readonly row: Found;
  readonly params: Readonly<Record<string, string>>;
  /** False where the pattern has other methods only; the row is then its last one. */
  readonly isAllowed: boolean;
  /** The methods of the pattern, HEAD included. */
  readonly allowed: readonly string[];
}

/** All rows of one pattern. */
interface Address<Found> {
  readonly names: readonly string[];
  readonly byMethod: Map<string, Match<Found>>;
  readonly allowed: string[];
  /** For every method that is not listed. */
  other: Match<Found>;
}

interface Node<Found> {
  readonly literals: Map<string, Node<Found>>;
  parameter: Node<Found> | undefined;
  rest: Address<Found> | undefined;
  address: Address<Found> | undefined;
}

/**
 * Finds the row of a path. Literal segments win over parameters, and both over `*`. Patterns without parameters are found by
 * one look into a map.
 */
export class Router<Found extends Routable> {
  readonly #exact = new Map<string, Address<Found>>();
  readonly #root: Node<Found> = newNode();

  constructor(rows: readonly Found[]) {
    for (const row of rows) this.#add(row);
  }

  match(method: string, path: string): Match<Found> | undefined {
    const exact = this.#exact.get(path);
    if (exact !== undefined) return exact.byMethod.get(method) ?? exact.other;
    if (!path.startsWith('/')) return undefined;
    const values: string[] = [];
    const address = find(this.#root, path, 1, values);
    if (address === undefined) return undefined;
    const params: Record<string, string> = {};
    for (let place = 0; place < values.length; place += 1)
      params[address.names[place] ?? ''] = values[place] ?? '';
    const { row, isAllowed, allowed } = address.byMethod.get(method) ?? address.other;
    return { row, params, isAllowed, allowed };
  }

  #add(row: Found): void {
    const segments = row.pattern.split('/').slice(1);
    const names = segments.flatMap((segment) => nameOf(segment) ?? []);
    const address = this.#addressAt(row, segments, names);
    const isAny = row.methods === 'any';
    for (const method of row.methods === 'any' ? [] : row.methods)
      for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
        address.allowed.push(each);
        address.byMethod.set(each, { row, params: {}, isAllowed: true, allowed: address.allowed });
      }
    address.other = { row, params: {}, isAllowed: isAny, allowed: address.allowed };
  }

  #addressAt(row: Found, segments: readonly string[], names: readonly string[]): Address<Found> {
    const fresh = (): Address<Found> => {
      const allowed: string[] = [];
      return { names, byMethod: new Map(), allowed, other: { row, params: {}, isAllowed: false, allowed } };
    };
    if (names.length === 0) {
      const known = this.#exact.get(row.pattern) ?? fresh();
      this.#exact.set(row.pattern, known);
      return known;
    }
    let node = this.#root;
    for (const segment of segments) {
      if (segment === '*') {
        node.rest ??= fresh();
        return node.rest;
      }
      if (segment.startsWith(':')) {
        node.parameter ??= newNode();
        node = node.parameter;
      } else {
        const next = node.literals.get(segment) ?? newNode();
        node.literals.set(segment, next);
        node = next;
      }
    }
    node.address ??= fresh();
    return node.address;
  }
}

function newNode<Found>(): Node<Found> {
  return { literals: new Map(), parameter: undefined, rest: undefined, address: undefined };
}

function nameOf(segment: string): string | undefined {
  if (segment === '*') return '*';
  return segment.startsWith(':') ? segment.slice(1) : undefined;
}

function find<Found>(
  node: Node<Found>,
  path: string,
  start: number,
  values: string[],
): Address<Found> | undefined {
  const slash = path.indexOf('/', start);
  const segment = slash === -1 ? path.slice(start) : path.slice(start, slash);
  const below = (next: Node<Found>) => (slash === -1 ? next.address : find(next, path, slash + 1, values));
  const literal = node.literals.get(segment);
  const byLiteral = literal === undefined ? undefined : below(literal);
  if (byLiteral !== undefined) return byLiteral;
  if (node.parameter !== undefined && segment !== '') {
    values.push(segment);
    const byParameter = below(node.parameter);
    if (byParameter !== undefined) return byParameter;
    values.pop();
  }
  if (node.rest !== undefined) values.push(path.slice(start));
  return node.rest;
}
