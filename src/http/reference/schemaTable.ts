import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument, Schema } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { type Html, html, inline } from '#render/html.ts';

/** The fields of a schema as rows: name, type, meaning. What lies inside a field can be unfolded. */
export function schemaTable(document: OpenApiDocument, schema: Schema, depth = 0): Html {
  const whole = resolve(document, 'schemas', schema) as Schema;
  if (whole.oneOf !== undefined) return variantTable(document, whole.oneOf, depth);
  // Types described elsewhere are not unfolded: a form has parts of parts without end.
  const level = whole.externalDocs === undefined ? depth : Infinity;
  const rows = Object.entries(whole.properties ?? {}).map(([name, field]) =>
    fieldRow(document, name, field, whole.required?.includes(name) ?? false, level),
  );
  const elsewhere =
    whole.externalDocs === undefined
      ? undefined
      : html`<p>${inline(whole.description ?? '')} <a href="${whole.externalDocs.url}">${whole.externalDocs.description}</a></p>`;
  return html`${elsewhere}<ul class="fields">${rows}</ul>`;
}

/** A type in few words: `array of string`, `Form`, `string or null`. */
export function typeName(document: OpenApiDocument, schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => typeName(document, each)).join(' or ');
  if (schema.type === 'array') return `array of ${typeName(document, schema.items ?? {})}`;
  if (schema.type === undefined) return 'any';
  if (typeof schema.additionalProperties === 'object' && schema.properties === undefined)
    return `object of ${typeName(document, schema.additionalProperties)}`;
  const types = [schema.type].flat().join(' or ');
  return schema.format === undefined ? types : `${types}, ${schema.format}`;
}

function fieldRow(
  document: OpenApiDocument,
  name: string,
  field: Schema,
  required: boolean,
  depth: number,
): Html {
  const inside = depth === Infinity ? undefined : innermost(document, field);
  return html`<li>
<span class="name"><code>${name}</code></span>
<span class="type">${typeName(document, field)}${required ? undefined : html` <span class="optional">optional</span>`}</span>
${field.description === undefined ? undefined : html`<span class="meaning">${inline(field.description)}</span>`}
${inside === undefined ? undefined : nested(document, name, inside, depth, field.type === 'array')}
</li>`;
}

/** Lists unfold their items at once; what lies deeper waits for a click. */
function nested(
  document: OpenApiDocument,
  name: string,
  inside: Schema,
  depth: number,
  isList: boolean,
): Html {
  const isListOfItems = depth === 0 && name === 'data' && isList;
  const table = schemaTable(document, inside, depth + 1);
  const summary = html`<summary>Inside <code>${name}</code></summary>`;
  return isListOfItems
    ? html`<details open>${summary}${table}</details>`
    : html`<details>${summary}${table}</details>`;
}

function variantTable(document: OpenApiDocument, variants: Schema[], depth: number): Html {
  const [first, ...others] = variants.map((variant) => variant.properties ?? {});
  const shared = Object.entries(first ?? {}).filter(([name, field]) =>
    others.every((other) => isDeepStrictEqual(other[name], field)),
  );
  const sharedNames = new Set(shared.map(([name]) => name));
  const rows = variants.flatMap((variant) => {
    const own = Object.entries(variant.properties ?? {}).filter(([name]) => !sharedNames.has(name));
    const mark = own.find(([, field]) => field.const !== undefined);
    if (mark === undefined) return [];
    const rest = own.filter((entry) => entry !== mark);
    return [
      html`<li class="variant"><span class="when">when <code>${mark[0]}</code> is <code>${String(mark[1].const)}</code></span></li>`,
      ...rest.map(([name, field]) => fieldRow(document, name, field, true, depth)),
    ];
  });
  return html`<ul class="fields">${shared.map(([name, field]) => fieldRow(document, name, field, true, depth))}${rows}</ul>`;
}

/** The object that a field holds, alone or in a list. */
function innermost(document: OpenApiDocument, field: Schema): Schema | undefined {
  const whole = resolve(document, 'schemas', field) as Schema;
  if (whole.type === 'array' && whole.items !== undefined) return innermost(document, whole.items);
  if (typeof whole.additionalProperties === 'object' && whole.properties === undefined)
    return innermost(document, whole.additionalProperties);
  return whole.properties !== undefined || whole.oneOf !== undefined ? whole : undefined;
}
