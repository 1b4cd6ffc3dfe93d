import { useQuery } from '@tanstack/react-query';
import type { Texts } from '#form/schema/translation.ts';
import { loadPageLanguage } from '#render/pageLanguage.ts';

interface KnownLanguage {
  readonly direction: 'ltr' | 'rtl';
  /** The standard text of the page, where it is loaded. */
  readonly standardText: (key: keyof Texts) => string;
}

/** The direction of a language, and the texts that the page has in it. */
export function usePageLanguage(language: string): KnownLanguage {
  const { data } = useQuery({
    queryKey: ['pageLanguage', language],
    queryFn: async () => await loadPageLanguage(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    direction: data?.direction ?? 'ltr',
    standardText: (key) => {
      if (data === undefined) return '';
      // Each type of field asks in its own words; these are the most common ones.
      return key === 'required' ? data.messages.required_text : data.texts[key];
    },
  };
}
