import { type FormDefinition, fieldNumber, fieldsOf } from '../../definition/document.ts';
import { renameFields } from '../../definition/renameFields.ts';
import type { Rule } from '../../schema/logic.ts';
import { same } from '../diff/same.ts';

/** New ids by the ids that they replace. */
export interface NewIds {
  readonly fields: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
}

interface Known {
  /** The highest number of a field when `base` was stored, and now. */
  readonly lastNumber: number;
  readonly lastNumberNow: number;
}

/**
 * New ids for my new fields and pages whose ids the other side took first, also for fields that it has deleted since: an
 * id is never used for two fields.
 */
export function clashingIds(
  { base, mine, theirs }: { base: FormDefinition; mine: FormDefinition; theirs: FormDefinition },
  { lastNumber, lastNumberNow }: Known,
): NewIds {
  const theirFields = new Map([...fieldsOf(theirs)].map((field) => [field.id, field]));
  const baseFields = new Set([...fieldsOf(base)].map(({ id }) => id));
  let last = Math.max(lastNumberNow, ...[...fieldsOf(mine)].map(({ id }) => fieldNumber(id)));
  const fields = new Map<string, string>();
  for (const field of fieldsOf(mine)) {
    const { id } = field;
    const number = fieldNumber(id);
    const isTaken = theirFields.has(id) || (number > lastNumber && number <= lastNumberNow);
    if (baseFields.has(id) || !isTaken || same(theirFields.get(id), field)) continue;
    last += 1;
    fields.set(id, `field${last}`);
  }
  return { fields, pages: clashingPages(base, mine, theirs) };
}

function clashingPages(base: FormDefinition, mine: FormDefinition, theirs: FormDefinition) {
  const baseIds = new Set(base.pages.map(({ id }) => id));
  const theirPages = new Map(theirs.pages.map((page) => [page.id, page]));
  const used = new Set([...baseIds, ...theirPages.keys(), ...mine.pages.map(({ id }) => id)]);
  const pages = new Map<string, string>();
  for (const page of mine.pages) {
    const theirPage = theirPages.get(page.id);
    if (baseIds.has(page.id) || theirPage === undefined || same(theirPage, page)) continue;
    let number = 1;
    while (used.has(`page${number}`)) number += 1;
    used.add(`page${number}`);
    pages.set(page.id, `page${number}`);
  }
  return pages;
}

export function hasNewIds({ fields, pages }: NewIds): boolean {
  return fields.size + pages.size > 0;
}

/** The document with the new ids, also in rules, formulas, texts and translations. */
export function renumber(document: FormDefinition, { fields, pages }: NewIds): FormDefinition {
  const renamed = fields.size === 0 ? document : (renameFields(document, fields) as FormDefinition);
  const pageId = (id: string) => pages.get(id) ?? id;
  return {
    ...renamed,
    pages: renamed.pages.map((page) => ({
      ...page,
      id: pageId(page.id),
      fields: page.fields.map((field) => ({ ...field, id: fields.get(field.id) ?? field.id })),
    })),
    ...(renamed.logic === undefined ? {} : { logic: renamed.logic.map((rule) => withPages(rule, pageId)) }),
    ...(renamed.translations === undefined || pages.size === 0
      ? {}
      : { translations: translatedPages(renamed.translations, pageId) }),
  };
}

function withPages(rule: Rule, pageId: (id: string) => string): Rule {
  return {
    ...rule,
    do: rule.do.map((action) => {
      if (action.action === 'show' || action.action === 'hide')
        return action.page === undefined ? action : { ...action, page: pageId(action.page) };
      if (action.action === 'jump') return { ...action, after: pageId(action.after), to: pageId(action.to) };
      return action.action === 'end' ? { ...action, after: pageId(action.after) } : action;
    }),
  };
}

type Translations = NonNullable<FormDefinition['translations']>;

function translatedPages(translations: Translations, pageId: (id: string) => string): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [
      language,
      translation.pages === undefined
        ? translation
        : {
            ...translation,
            pages: Object.fromEntries(
              Object.entries(translation.pages).map(([id, texts]) => [pageId(id), texts]),
            ),
          },
    ]),
  );
}
