import { useNavigate } from '@tanstack/react-router';
import { focusTitle } from '../../../../ui/pageHeader/focusTitle.ts';
import type { AuditSearch } from './auditSearch.ts';

interface FilterChange {
  /** Replaces the history entry, so that typing adds no steps to go back. */
  readonly replace?: boolean;
}

/** Puts the filter into the address, where it can be shared, reloaded and gone back from. */
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
