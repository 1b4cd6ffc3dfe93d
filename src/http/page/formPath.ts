import type { Exchange } from '../exchange.ts';

/** The address of a form, with its id or slug still percent-encoded. */
export const formPath = /^\/f\/([^/]+)$/;

/** Whether a request's body is a submission, which its own edge reads. */
export function isSubmission({ path, request }: Exchange): boolean {
  return request.method === 'POST' && formPath.test(path);
}
