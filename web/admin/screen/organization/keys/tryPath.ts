import { type EndpointName, paths } from '#contract/paths.ts';

/** `tryPath('v2.responses', 'abc')` is `/v2/forms/abc/responses`. */
export function tryPath(name: EndpointName, id = ''): string {
  return paths[name].replace(':id', encodeURIComponent(id));
}

/** One line for a terminal; quoted as every shell reads it alike. */
export function curlCommand(url: string, path: string, key: string): string {
  return `curl -u '${key}:' '${url}${path}'`;
}

/** The key as the list names it: enough to recognise it, and nothing for who looks over a shoulder. */
export function maskedKey(key: string): string {
  return `${key.slice(0, 9)}••••••••`;
}
