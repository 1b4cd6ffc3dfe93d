import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useDebouncedInput } from '#admin/search/useDebouncedInput.ts';
import { defaultOrder, type FormOrder } from './sortForms.ts';

/** The search text and the order in the URL, so that reloading and going back keep them. */
export function useFormsSearch() {
  const { search = '', sort } = useSearch({ strict: false });
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const router = useRouter();
  const navigate = useNavigate();
  const go = (text: string, order: FormOrder | undefined) => {
    // Ignores late input after the user has left the screen.
    if (router.latestLocation.pathname !== path) return;
    const wanted = {
      ...(text === '' ? {} : { search: text }),
      ...(order === undefined || order === defaultOrder ? {} : { sort: order }),
    };
    void navigate({ to: '.', search: wanted, replace: true, resetScroll: false });
  };
  const [query, setQuery] = useDebouncedInput(search, (text) => go(text, sort));
  return { query, setQuery, order: sort ?? defaultOrder, setOrder: (order: FormOrder) => go(query, order) };
}
