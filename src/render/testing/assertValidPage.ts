import assert from 'node:assert/strict';
import { type Element, elementsIn, parseHtml } from './parseHtml.ts';

const pointers = ['for', 'aria-describedby', 'aria-labelledby', 'href'];

/** Asserts that the page is well-formed, ids are unique, and all references resolve. */
export function assertValidPage(text: string): Element {
  const page = parseHtml(text);
  const elements = [...elementsIn(page)];
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  assert.deepEqual(ids, [...new Set(ids)], 'an id is there twice');
  for (const { name, attributes } of elements) {
    for (const pointer of pointers) {
      const value = attributes.get(pointer);
      if (value === undefined || (pointer === 'href' && !value.startsWith('#'))) continue;
      for (const id of value.replace(/^#/, '').split(' ')) {
        assert.ok(ids.includes(id), `${name} points to ${id}, which is not there`);
      }
    }
  }
  return page;
}
