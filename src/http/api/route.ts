import { type EndpointName, paths } from '#contract/paths.ts';
import { decodedSegment } from '../decodedSegment.ts';

export interface Route {
  name: EndpointName;
  /** What stands for `:id`, decoded; an id that cannot be decoded names nothing. */
  id: string;
}

interface Pattern {
  name: EndpointName;
  before: string;
  after: string;
}

const fixed = new Map<string, Route>();
const patterns: Pattern[] = [];
for (const name of Object.keys(paths) as EndpointName[]) {
  const [before = '', after] = paths[name].split(':id');
  if (after === undefined) fixed.set(before, { name, id: '' });
  else patterns.push({ name, before, after });
}

/** Finds the endpoint of a path, or undefined: unknown paths and malformed ids are the same nothing. */
export function findRoute(path: string): Route | undefined {
  const exact = fixed.get(path);
  if (exact !== undefined) return exact;
  for (const { name, before, after } of patterns) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue;
    const segment = path.slice(before.length, path.length - after.length);
    if (segment === '' || segment.includes('/')) continue;
    const id = decodedSegment(segment);
    // No stored id holds U+0000, and PostgreSQL would refuse to look for one.
    return id === undefined || id.includes('\0') ? undefined : { name, id };
  }
  return undefined;
}
