import type { TranslationGroup, TranslationRow } from '#form/edit/texts/translationRows.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';

export type RowFilter = 'all' | 'missing' | 'marked';

/** The rows that a search and a filter leave over, in their groups. Rows in `kept` stay, so that typing never removes them. */
export function filterRows(
  groups: readonly TranslationGroup[],
  words: string,
  filter: RowFilter,
  kept: ReadonlySet<string>,
): TranslationGroup[] {
  const wanted = foldForSearch(words);
  const matches = ({ original, translation }: TranslationRow) =>
    wanted === '' || foldForSearch(`${original}\n${translation}`).includes(wanted);
  const passes = ({ id, isMissing, faults }: TranslationRow) =>
    filter === 'all' || kept.has(id) || (filter === 'missing' ? isMissing : faults.length > 0);
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => matches(row) && passes(row)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The first missing text after the given one, from the top again at the end. */
export function nextMissing(
  groups: readonly TranslationGroup[],
  after: string | undefined,
): string | undefined {
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ id }) => id === after);
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ isMissing }) => isMissing)?.id;
}
