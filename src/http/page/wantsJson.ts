import type { PageRequest } from './request.ts';

/** Whether it is the page's script that sends the form: a browser on its own asks for a page. */
export function wantsJson({ exchange }: PageRequest): boolean {
  return /\bapplication\/json\b/i.test(exchange.request.headers.accept ?? '');
}
