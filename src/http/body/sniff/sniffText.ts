/** Control characters that text does not contain: all but tab, line breaks, form feed and escape. */
const control = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

/** Text types that may be declared without evidence in the content; never one that a browser would run. */
const finer =
  /^(text\/(?!html$|xml$|javascript$)[\w.+-]+|application\/(json|yaml|x-yaml|toml|x-ndjson|sql|geo\+json))$/;

/** Detects text types, including those that a browser would execute. */
export function sniffText(head: string, declared: string): string | undefined {
  if (head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff'))
    return finer.test(declared) ? declared : 'text/plain';
  if (control.test(head)) return undefined;
  const begin = head
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .slice(0, 4096)
    .toLowerCase();
  const markup = begin.startsWith('<');
  if (markup && /<svg[\s>:]/.test(begin)) return 'image/svg+xml';
  if (markup && /<(!doctype html|html|head|body|script|iframe)[\s>]/.test(begin)) return 'text/html';
  if (begin.startsWith('<?xml')) return 'application/xml';
  return finer.test(declared) ? declared : 'text/plain';
}
