/** The part of a row that the router reads. */
interface Routable {
  readonly pattern: string;
  readonly methods: readonly string[] | 'any';
}

/** The row of a request, with its path parameters. */
export interface Match<Found = unknown> {
  readonly row: Found;
  /** The parameter names in order; `*` for the rest. */
  readonly names: readonly string[];
  /** The parameter values, still percent-encoded. */
  readonly values: readonly string[];
  /** False if the pattern lacks the method; the row is then its last one. */
  readonly isAllowed: boolean;
  /** The methods of the pattern, HEAD included. */
  readonly allowed: readonly string[];
}

/** The value of a parameter, still percent-encoded; undefined if the pattern has no such name. */
export function parameter({ names, values }: Match, name: string): string | undefined {
  return values[names.indexOf(name)];
}

/** All rows of one pattern. */
interface Address<Found> {
  readonly byMethod: Map<string, Match<Found>>;
  readonly allowed: string[];
  /** For every method that is not listed. */
  other: Match<Found>;
}

interface Node<Found> {
  /** A list, because comparing a few texts in place is faster than slicing and hashing a segment. */
  readonly literals: { readonly text: string; readonly node: Node<Found> }[];
  parameter: Node<Found> | undefined;
  rest: Address<Found> | undefined;
  address: Address<Found> | undefined;
}

/**
 * Finds the row of a path. Literal segments win over parameters, and both over `*`. Patterns without parameters are
 * found by one map lookup.
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
    const { row, names, isAllowed, allowed } = address.byMethod.get(method) ?? address.other;
    return { row, names, values, isAllowed, allowed };
  }

  #add(row: Found): void {
    const segments = row.pattern.split('/').slice(1);
    const names = segments.flatMap((segment) => nameOf(segment) ?? []);
    const address = this.#addressAt(row, segments, names);
    const match = { row, names, values: [], allowed: address.allowed };
    const methods = row.methods === 'any' ? [] : row.methods;
    for (const method of methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]))) {
      address.allowed.push(method);
      address.byMethod.set(method, { ...match, isAllowed: true });
    }
    address.other = { ...match, isAllowed: row.methods === 'any' };
  }

  #addressAt(row: Found, segments: readonly string[], names: readonly string[]): Address<Found> {
    const fresh = (): Address<Found> => {
      const allowed: string[] = [];
      const other = { row, names, values: [], isAllowed: false, allowed };
      return { byMethod: new Map(), allowed, other };
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
        const known = node.literals.find(({ text }) => text === segment);
        const next = known?.node ?? newNode<Found>();
        if (known === undefined) node.literals.push({ text: segment, node: next });
        node = next;
      }
    }
    node.address ??= fresh();
    return node.address;
  }
}

function newNode<Found>(): Node<Found> {
  return { literals: [], parameter: undefined, rest: undefined, address: undefined };
}

function nameOf(segment: string): string | undefined {
  if (segment === '*') return '*';
  return segment.startsWith(':') ? segment.slice(1) : undefined;
}

/** Finds the address below a node for the path from `start` on; appends the parameter values to `values`. */
function find<Found>(
  node: Node<Found>,
  path: string,
  start: number,
  values: string[],
): Address<Found> | undefined {
  const slash = path.indexOf('/', start);
  const end = slash === -1 ? path.length : slash;
  for (const { text, node: next } of node.literals) {
    if (text.length !== end - start || !path.startsWith(text, start)) continue;
    const found = slash === -1 ? next.address : find(next, path, slash + 1, values);
    if (found !== undefined) return found;
  }
  if (node.parameter !== undefined && end > start) {
    values.push(path.slice(start, end));
    const found = slash === -1 ? node.parameter.address : find(node.parameter, path, slash + 1, values);
    if (found !== undefined) return found;
    values.pop();
  }
  if (node.rest !== undefined) values.push(path.slice(start));
  return node.rest;
}
