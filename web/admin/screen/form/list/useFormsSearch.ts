import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useDebouncedInput } from '../../../search/useDebouncedInput.ts';

/** The search text in the URL, so that reloading and going back keep it. */
export function useFormsSearch() {
  const { new: isNew = false, search = '' } = useSearch({ strict: false });
  const place = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const router = useRouter();
  const navigate = useNavigate();
  const seek = (text: string) => {
    // Ignores late input after the user has left the screen.
    if (router.latestLocation.pathname !== place) return;
    const wanted = text === '' ? {} : { search: text };
    void navigate({ to: '.', search: wanted, replace: true, resetScroll: false });
  };
  const [query, setQuery] = useDebouncedInput(search, seek);
  return { isNew, query, setQuery, endNew: () => seek(query) };
}
