import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { rankMatches, type Searchable } from '#kit/text/rankMatches.ts';
import { type EnhancePage, liveRegion } from '../page.ts';
import { ListPopup, type ListRow, type ListSettings } from './listPopup.ts';

export type SearchRow = ListRow & Searchable;

/** A list that is searched: the best match comes first, and screen readers hear how many there are. */
export class SearchList<Row extends SearchRow> extends ListPopup<Row> {
  readonly status = liveRegion();
  readonly #texts: EnhancePage['texts'];

  constructor(
    box: HTMLInputElement,
    rows: readonly Row[],
    texts: EnhancePage['texts'],
    settings: Omit<ListSettings<Row>, 'none'>,
  ) {
    super(box, rows, { ...settings, none: texts.options_none });
    this.#texts = texts;
  }

  /** Shows the rows that match; all of them without a query, with `chosen` active. */
  search(query: string, chosen: Row | undefined, among: readonly Row[] = this.rows): void {
    const found = rankMatches(among, query);
    const count = fillPlaceholders(this.#texts.options_found ?? '', { count: found.length });
    const isWhole = query.trim() === '';
    this.open(found, isWhole ? chosen : found[0], isWhole || found.length === 0 ? '' : count);
    this.status.textContent = found.length === 0 ? (this.#texts.options_none ?? '') : count;
  }
}
