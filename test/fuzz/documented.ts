import type { Answer, OpenApiDocument } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { readPaths } from '#contract/openapi/testing/readPaths.ts';

/** A response as documented. */
export interface Documented {
  answer: Answer;
  /** The error codes in its examples. */
  codes: string[];
}

/**
 * The path template of a request target; otherwise the API version whose errors apply, or 'elsewhere' outside
 * the API. Derived from the document alone, not from the service's router.
 */
export function placeOf(document: OpenApiDocument, target: string): string {
  const path = target
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/\?.*$/su, '')
    .replace(/(.)\/$/su, '$1');
  for (const template of readPaths(document).keys()) {
    const [before = '', after] = template.split('{id}');
    if (after === undefined) {
      if (path === template) return template;
      continue;
    }
    const id = path.slice(before.length, path.length - after.length);
    if (path === before + id + after && id !== '' && !id.includes('/')) return template;
  }
  const version = /^\/(v[12])(?:\/|$)/.exec(path)?.[1];
  return version === undefined ? 'elsewhere' : `/${version}/…`;
}

/** Undefined if the document does not list this status here. */
export function documentedAnswer(
  document: OpenApiDocument,
  place: string,
  method: string,
  status: number,
): Documented | undefined {
  const item = readPaths(document).get(place);
  if (item === undefined) return unknownPathAnswer(document, place, method, status);
  const get = item.get.responses[status];
  const part = method === 'HEAD' ? item.head.responses[status] : get;
  if (get === undefined || part === undefined) return undefined;
  return {
    answer: resolve(document, 'responses', part),
    codes: codesOf(resolve(document, 'responses', get)),
  };
}

/** The response to an unknown path: the refusals of any path, or else not found. */
function unknownPathAnswer(
  document: OpenApiDocument,
  place: string,
  method: string,
  status: number,
): Documented | undefined {
  if (status === 405) return undefined;
  const name = `${place.startsWith('/v1') ? 'V1' : 'V2'}Error${status}`;
  const { responses } = document.components;
  const answer = responses[method === 'HEAD' ? `${name}Head` : name];
  const withBody = responses[name];
  return answer && withBody && { answer, codes: codesOf(withBody) };
}

function codesOf(answer: Answer): string[] {
  return Object.keys(answer.content?.['application/json']?.examples ?? {});
}
