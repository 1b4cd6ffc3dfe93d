import { ScrollText, SearchX } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import type { AuditSearch } from './auditSearch.ts';
import { useFilterChange } from './useFilterChange.ts';

/** Shown when no entry matches the filters, or the log is empty. */
export function NoEntries({ filter }: { readonly filter: AuditSearch }) {
  const { audit: texts } = useTexts();
  const { clear } = useFilterChange(filter);
  if (Object.keys(filter).length > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={texts.nothingFoundTitle}
        text={texts.nothingFound}
        action={<Button onClick={clear}>{texts.clearFilters}</Button>}
      />
    );
  const named = { who: texts.emptyExampleActor, what: texts.emptyExampleKey, isNamed: true, other: '' };
  const parts = { ...named, isOwn: false, part: 'role', count: 1 } as const;
  return (
    <EmptyState icon={ScrollText} title={texts.emptyTitle} text={texts.empty}>
      <p className="audit-example">{texts.sentences['key.created'](parts)}</p>
    </EmptyState>
  );
}
