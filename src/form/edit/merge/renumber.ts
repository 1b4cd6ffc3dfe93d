import { type FormDefinition, fieldNumber, fieldsOf } from '../../definition/document.ts';
import { type EndAction, endingIds } from '../../definition/endingIds.ts';
import { renameFields } from '../../definition/renameFields.ts';
import type { Rule } from '../../schema/logic.ts';
import { same } from '../diff/same.ts';

/** New ids by the ids that they replace. */
export interface NewIds {
  readonly fields: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  readonly endings: ReadonlyMap<string, string>;
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
  return { fields, pages: clashingPages(base, mine, theirs), endings: clashingEndings(base, mine, theirs) };
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

/** Both sides name endings when they translate them first. */
function clashingEndings(base: FormDefinition, mine: FormDefinition, theirs: FormDefinition) {
  const [before, own, others] = [namedEndings(base), namedEndings(mine), namedEndings(theirs)];
  const used = new Set([
    ...[base, mine, theirs].flatMap((document) => [...endingIds(document).values()]),
    ...[mine, theirs].flatMap(({ translations = {} }) =>
      Object.values(translations).flatMap(({ endings = {} }) => Object.keys(endings)),
    ),
  ]);
  const endings = new Map<string, string>();
  for (const [id, action] of own) {
    const other = others.get(id);
    if (before.has(id) || other === undefined || same(other, action)) continue;
    let number = 1;
    while (used.has(`ending${number}`)) number += 1;
    used.add(`ending${number}`);
    endings.set(id, `ending${number}`);
  }
  return endings;
}

function namedEndings(document: FormDefinition): Map<string, EndAction> {
  return new Map(
    [...endingIds(document).keys()].flatMap((action) =>
      action.id === undefined ? [] : [[action.id, action] as const],
    ),
  );
}

export function hasNewIds({ fields, pages, endings }: NewIds): boolean {
  return fields.size + pages.size + endings.size > 0;
}

/** The document with the new ids, also in rules, formulas, texts and translations. */
export function renumber(document: FormDefinition, { fields, pages, endings }: NewIds): FormDefinition {
  const renamed = fields.size === 0 ? document : (renameFields(document, fields) as FormDefinition);
  const pageId = (id: string) => pages.get(id) ?? id;
  const endingId = (id: string) => endings.get(id) ?? id;
  return {
    ...renamed,
    pages: renamed.pages.map((page) => ({
      ...page,
      id: pageId(page.id),
      fields: page.fields.map((field) => ({ ...field, id: fields.get(field.id) ?? field.id })),
    })),
    ...(renamed.logic === undefined
      ? {}
      : { logic: renamed.logic.map((rule) => withIds(rule, pageId, endingId)) }),
    ...(renamed.translations === undefined || pages.size + endings.size === 0
      ? {}
      : { translations: translatedParts(renamed.translations, pageId, endingId) }),
  };
}

type NewId = (id: string) => string;

function withIds(rule: Rule, pageId: NewId, endingId: NewId): Rule {
  return {
    ...rule,
    do: rule.do.map((action) => {
      if (action.action === 'show' || action.action === 'hide')
        return action.page === undefined ? action : { ...action, page: pageId(action.page) };
      if (action.action === 'jump') return { ...action, after: pageId(action.after), to: pageId(action.to) };
      if (action.action !== 'end') return action;
      const { id } = action;
      return { ...action, ...(id === undefined ? {} : { id: endingId(id) }), after: pageId(action.after) };
    }),
  };
}

type Translations = NonNullable<FormDefinition['translations']>;

function translatedParts(translations: Translations, pageId: NewId, endingId: NewId): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => {
      const { pages, endings } = translation;
      return [
        language,
        {
          ...translation,
          ...(pages === undefined ? {} : { pages: withKeys(pages, pageId) }),
          ...(endings === undefined ? {} : { endings: withKeys(endings, endingId) }),
        },
      ];
    }),
  );
}

function withKeys<Value>(record: Readonly<Record<string, Value>>, newKey: NewId): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [newKey(key), value]));
}
