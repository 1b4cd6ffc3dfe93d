import { useNavigate } from '@tanstack/react-router';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import type { AuditSearch } from './auditSearch.ts';

interface FilterChange {
  /** Replaces the history entry, so that typing adds no steps to go back. */
  readonly replace?: boolean;
}

/** Stores the filters in the URL, so that they can be shared and survive a reload and the back button. */
export function useFilterChange(filter: AuditSearch) {
  const navigate = useNavigate({ from: '/app/o/$organization/settings/audit' });
  const change = (name: keyof AuditSearch, value: string, { replace = false }: FilterChange = {}) => {
    const { [name]: _, ...others } = filter;
    const search: AuditSearch = value === '' ? others : { ...others, [name]: value };
    void navigate({ to: '.', search, replace, resetScroll: false });
  };
  const clear = () => {
    // Moves the focus: the pressed button disappears with the filters.
    focusTitle();
    void navigate({ to: '.', search: {}, resetScroll: false });
  };
  return { change, clear };
}
