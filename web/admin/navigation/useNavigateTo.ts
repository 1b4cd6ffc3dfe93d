import { useNavigate } from '@tanstack/react-router';

/** Creates navigation callbacks: `run: go('/app/account')`. */
export function useNavigateTo() {
  const navigate = useNavigate();
  return (to: string, search: { readonly new?: true } = {}) =>
    () =>
      void navigate({ to, search });
}
