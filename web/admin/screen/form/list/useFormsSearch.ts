import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useDebouncedInput } from '../../../search/useDebouncedInput.ts';

/** What is looked for in a list of forms: in the address, so that reloading and coming back find it as it was. */
export function useFormsSearch() {
  const { new: isNew = false, search = '' } = useSearch({ strict: false });
  const place = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const router = useRouter();
  const navigate = useNavigate();
  const seek = (text: string) => {
    // Whoever has gone on by now looks for nothing there.
    if (router.latestLocation.pathname !== place) return;
    const wanted = text === '' ? {} : { search: text };
    void navigate({ to: '.', search: wanted, replace: true, resetScroll: false });
  };
  const [query, setQuery] = useDebouncedInput(search, seek);
  return { isNew, query, setQuery, endNew: () => seek(query) };
}
