import type { PageRequest } from './request.ts';

/** Whether the page's script sends the form; a browser itself accepts HTML. */
export function wantsJson({ exchange }: PageRequest): boolean {
  return /\bapplication\/json\b/i.test(exchange.request.headers.accept ?? '');
}
