import type { ResponseNews } from '#contract/app/news/events.ts';
import type { ResponseTab } from '#form/query/responseQuery.ts';

/** The changes that a list may show. Others do not ask for submissions of the quarantine, which can be many. */
export function newsOfTab(changes: ResponseNews['changes'], tab: ResponseTab): ResponseNews['changes'] {
  if (tab === 'spam') return changes;
  return changes.filter(({ kind }) => kind !== 'quarantined' && kind !== 'unquarantined');
}

const ofDeleted: readonly ResponseNews['changes'][number]['kind'][] = ['deleted', 'restored', 'erased'];

/** Whether the list of deleted responses is old after the news. */
export function changesDeleted({ changes, reload }: Pick<ResponseNews, 'changes' | 'reload'>): boolean {
  return reload || changes.some(({ kind }) => ofDeleted.includes(kind));
}
