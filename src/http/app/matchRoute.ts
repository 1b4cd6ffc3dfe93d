import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { storableText } from '#kit/text/storableText.ts';
import { decodedSegment } from '../decodedSegment.ts';

interface Found {
  readonly name: RouteName;
  readonly route: AppRoute;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly name: RouteName;
  readonly route: AppRoute;
  readonly segments: readonly string[];
}

const patterns: readonly Pattern[] = Object.entries(appRoutes).map(([name, route]) => ({
  name: name as RouteName,
  route,
  segments: route.path.split('/'),
}));

/** The route of a method and a path below `/app/api`; else the methods that the path has, none where it is no path. */
export function matchRoute(method: string, path: string): Found | { readonly methods: readonly string[] } {
  const given = path.split('/');
  const matching = patterns.flatMap((pattern) => {
    const params = matched(pattern.segments, given);
    return params === undefined ? [] : [{ name: pattern.name, route: pattern.route, params }];
  });
  // What is written out stands before what could be anything.
  const literal = matching.filter(({ params }) => fewest(matching) === Object.keys(params).length);
  const found = literal.find(({ route }) => route.method === method);
  return found ?? { methods: literal.map(({ route }) => route.method) };
}

function fewest(matching: readonly Found[]): number {
  return Math.min(...matching.map(({ params }) => Object.keys(params).length));
}

function matched(
  segments: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (segments.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== text) return undefined;
      continue;
    }
    const value = decodedSegment(text);
    if (value === undefined || value === '') return undefined;
    // No id holds what a store cannot, so that such a one is found nowhere.
    params[segment.slice(1)] = storableText(value);
  }
  return params;
}
