import { useNavigate } from '@tanstack/react-router';

/** What leads somewhere when it is run: `run: go('/app/account')`. */
export function useNavigateTo() {
  const navigate = useNavigate();
  return (to: string, search: { readonly new?: true } = {}) =>
    () =>
      void navigate({ to, search });
}
