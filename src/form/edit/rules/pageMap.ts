import type { FormDefinition } from '../../definition/document.ts';
import type { Action } from '../../schema/logic.ts';

/** A way from one page to another, or out of the form. */
export interface Way {
  /** The numbers of the page before and the page behind, from 0; the end is behind the last page. */
  readonly from: number;
  readonly to: number | 'end';
  /** The rule that opens it, from 0, and its action; undefined for going on to the next page. */
  readonly rule?: number;
  readonly action?: number;
}

/** A rule that shows or hides a page. */
interface PageCondition {
  readonly page: number;
  readonly rule: number;
  readonly kind: 'show' | 'hide';
}

/** How visitors come through the pages. */
export interface PageMap {
  readonly ways: readonly Way[];
  readonly conditions: readonly PageCondition[];
}

/** Each page leads to the next, and rules to others. Ways from or to pages that do not exist are left out. */
export function pageMap(draft: FormDefinition): PageMap {
  const numbers = new Map(draft.pages.map(({ id }, index) => [id, index]));
  const onward = draft.pages.map(
    (_, from): Way => ({ from, to: from + 1 < draft.pages.length ? from + 1 : 'end' }),
  );
  const ways: Way[] = [...onward];
  const conditions: PageCondition[] = [];
  for (const [rule, { do: actions }] of (draft.logic ?? []).entries()) {
    for (const [action, each] of actions.entries()) {
      const way = wayOf(each, numbers);
      if (way !== undefined) ways.push({ ...way, rule, action });
      const page = each.action === 'show' || each.action === 'hide' ? each.page : undefined;
      const number = page === undefined ? undefined : numbers.get(page);
      if (number !== undefined && (each.action === 'show' || each.action === 'hide'))
        conditions.push({ page: number, rule, kind: each.action });
    }
  }
  return { ways, conditions };
}

function wayOf(action: Action, numbers: ReadonlyMap<string, number>): Pick<Way, 'from' | 'to'> | undefined {
  if (action.action !== 'jump' && action.action !== 'end') return undefined;
  const from = numbers.get(action.after);
  const to = action.action === 'end' ? 'end' : numbers.get(action.to);
  return from === undefined || to === undefined ? undefined : { from, to };
}
