import { X } from 'lucide-react';
import { useDebouncedInput } from '#admin/search/useDebouncedInput.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { ActionSelect } from './actionSelect.tsx';
import { ActorSelect } from './actorSelect.tsx';
import type { AuditSearch } from './auditSearch.ts';
import { useFilterChange } from './useFilterChange.ts';

/** The filters; each takes effect at once. */
export function AuditFilters({ filter }: { readonly filter: AuditSearch }) {
  const { audit: texts, common } = useTexts();
  const { change, clear } = useFilterChange(filter);
  const [typed, type] = useDebouncedInput(filter.search ?? '', (search) =>
    change('search', search, { replace: true }),
  );
  return (
    <search className="audit-filters" aria-label={texts.filters}>
      <ActorSelect value={filter.actor ?? ''} onValueChange={(actor) => change('actor', actor)} />
      <ActionSelect value={filter.action ?? ''} onValueChange={(action) => change('action', action)} />
      <TextField
        label={texts.from}
        type="date"
        max={filter.to ?? ''}
        value={filter.from ?? ''}
        onChange={(event) => change('from', event.currentTarget.value)}
      />
      <TextField
        label={texts.to}
        type="date"
        min={filter.from ?? ''}
        value={filter.to ?? ''}
        onChange={(event) => change('to', event.currentTarget.value)}
      />
      <div className="audit-search">
        <SearchField label={texts.search} clearLabel={common.clear} value={typed} onValueChange={type} />
      </div>
      {Object.keys(filter).length > 0 && (
        <Button variant="quiet" icon={X} className="audit-clear" onClick={clear}>
          {texts.clearFilters}
        </Button>
      )}
    </search>
  );
}
