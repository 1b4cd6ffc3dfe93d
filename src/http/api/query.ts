import { parseTimeBound } from '#kit/time/timeBound.ts';
import { type ListWindow, unboundedWindow } from '#store/store.ts';
import { Problem } from '../problem.ts';

const largestLimit = 100;
const usualLimit = 10;

/** `limit`, `before` and `after` of a v2 list. */
export function readWindow(query: string): ListWindow {
  if (query === '') return { limit: usualLimit, ...unboundedWindow };
  const parameters = new URLSearchParams(query);
  return {
    limit: readLimit(single(parameters, 'limit')),
    before: readBound(parameters, 'before'),
    after: readBound(parameters, 'after'),
  };
}

/** `page` of a v1 list. */
export function readPage(query: string): number {
  const text = single(new URLSearchParams(query), 'page');
  if (text === undefined) return 1;
  const page = Number(text);
  if (!/^[0-9]+$/.test(text) || page < 1 || page > Number.MAX_SAFE_INTEGER) {
    throw invalid('page', 'page must be a whole number from 1, in plain decimal digits.');
  }
  return page;
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  if (!/^[0-9]+$/.test(text) || /^0+$/.test(text)) {
    throw invalid('limit', 'limit must be a whole number from 1, in plain decimal digits.');
  }
  return Math.min(Number(text), largestLimit);
}

function readBound(parameters: URLSearchParams, kind: 'before' | 'after'): number {
  const text = single(parameters, kind);
  if (text === undefined) return unboundedWindow[kind];
  const bound = parseTimeBound(text, kind);
  if (bound === undefined) {
    throw invalid(kind, `${kind} must be a real date (2026-01-31) or date-time (2026-01-31T09:30:00Z).`);
  }
  return bound;
}

function single(parameters: URLSearchParams, name: string): string | undefined {
  const [value, second] = parameters.getAll(name);
  if (second !== undefined) {
    throw new Problem('parameter_repeated', { param: name, message: `${name} may be given only once.` });
  }
  return value;
}

function invalid(param: string, message: string): Problem {
  return new Problem('parameter_invalid', { param, message });
}
