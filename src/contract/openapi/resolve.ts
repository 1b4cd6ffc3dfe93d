import type { OpenApiDocument, Reference } from './document.ts';

type Components = OpenApiDocument['components'];

/**
 * Resolves a part of the document: the part itself, or the component that its `$ref` names.
 *
 *     resolve(document, 'responses', operation.responses['401'])
 */
export function resolve<Kind extends keyof Components>(
  document: OpenApiDocument,
  kind: Kind,
  part: Components[Kind][string] | Reference,
): Components[Kind][string] {
  if (!('$ref' in part) || part.$ref === undefined) return part as Components[Kind][string];
  const prefix = `#/components/${kind}/`;
  const found = part.$ref.startsWith(prefix)
    ? document.components[kind][part.$ref.slice(prefix.length)]
    : undefined;
  if (found === undefined) throw new Error(`The OpenAPI document has nothing at ${part.$ref}.`);
  return found as Components[Kind][string];
}
