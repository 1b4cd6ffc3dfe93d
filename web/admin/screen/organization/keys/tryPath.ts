import { type EndpointName, paths } from '#contract/paths.ts';

/** `tryPath('v2.responses', 'abc')` is `/v2/forms/abc/responses`. */
export function tryPath(name: EndpointName, id = ''): string {
  return paths[name].replace(':id', encodeURIComponent(id));
}

/** A `curl` command, quoted for every shell. */
export function curlCommand(url: string, path: string, key: string): string {
  return `curl -u '${key}:' '${url}${path}'`;
}

/** The masked key: recognisable, but useless to others who see the screen. */
export function maskedKey(key: string): string {
  return `${key.slice(0, 9)}••••••••`;
}
