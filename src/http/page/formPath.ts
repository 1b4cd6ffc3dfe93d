import type { Exchange } from '../exchange.ts';

/** The address of a form, with its id or slug still percent-encoded, and what stands below it. */
export const formPath = /^\/f\/([^/]+)(?:\/(.+))?$/;

/** The form itself and what below it takes a body. */
const takesBody = /^\/f\/[^/]+(?:\/(?:answered|drafts|files|visits)(?:\/.*)?)?$/;

/** Whether a request's body is for a form, whose edge reads it itself. */
export function isSubmission({ path, request }: Exchange): boolean {
  return !['GET', 'HEAD'].includes(request.method ?? '') && takesBody.test(path);
}

/** Where a service that was given the address of a form asks how to embed it. */
export const oembedPath = '/oembed';

export function isOfForms({ path }: Pick<Exchange, 'path'>): boolean {
  return path === oembedPath || formPath.test(path);
}
