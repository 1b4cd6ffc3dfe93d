import { type Finding, finding } from '#form/check/findings.ts';
import { shortened } from '#form/check/nameOf.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { isPlaceholder, withoutPlaceholders } from '#form/edit/fields/placeholders.ts';
import { fieldWithId } from '#form/edit/fields/position.ts';

type Item = Readonly<Record<string, unknown>>;

const inList = /(?:^|\.)((options|columns|rows)\[(\d+)\](?:\.options\[(\d+)\])?)\.label$/;

/**
 * The findings as the builder tells them: an option, column or row that nobody has written yet is not published, and so
 * no mistake. A question of which nobody has written any is not finished.
 */
export function toldOfPlaceholders(draft: FormDefinition, findings: readonly Finding[]): Finding[] {
  if (!findings.some(({ code }) => code === 'label_empty')) return [...findings];
  const published = withoutPlaceholders(draft);
  const told = new Set<string>();
  return findings.flatMap((found) => {
    const [, own = '', name = '', index = '', inner] = inList.exec(found.path) ?? [];
    if (found.code !== 'label_empty' || own === '') return [found];
    const field = fieldWithId(draft, found.field ?? '');
    const items = field === undefined ? [] : listIn(field, name, index, inner);
    const item = items[Number(inner ?? index)];
    if (field === undefined || item === undefined || !isPlaceholder(item)) return [found];
    if (items.every(isPlaceholder) && name !== 'rows') {
      const path = found.path.replace(/\[\d+\]\.label$/, '');
      if (told.has(path)) return [];
      told.add(path);
      return [unwritten(found, path, field)];
    }
    const later = fieldWithId(published, field.id);
    const isKept = later !== undefined && listIn(later, name, index, inner).includes(item);
    return isKept ? [found] : [];
  });
}

function listIn(field: Field, name: string, index: string, inner: string | undefined): readonly Item[] {
  const outer = (field as Item)[name];
  const list = inner === undefined ? outer : (outer as readonly Item[] | undefined)?.[Number(index)]?.options;
  return Array.isArray(list) ? list : [];
}

function unwritten(found: Finding, path: string, { label }: Field): Finding {
  const name = shortened(label);
  const about = name === '' ? 'A question' : `“${name}”`;
  const { page = '', field = '' } = found;
  const location = { path, page, field };
  return path.endsWith('columns')
    ? finding('columns_missing', location, `${about} has no columns yet; write at least one.`)
    : finding('options_missing', location, `${about} has no options yet; write at least one.`);
}
