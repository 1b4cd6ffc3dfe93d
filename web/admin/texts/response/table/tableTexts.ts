import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../useTexts.ts';
import { english } from './english.ts';

/** The texts of the tab “Responses”, loaded with it and not at the start of the app. */
export type TableTexts = typeof english;

const loaders: Readonly<Record<string, () => Promise<TableTexts>>> = {
  de: async () => (await import('./german.ts')).german,
  fr: async () => (await import('./french.ts')).french,
  es: async () => (await import('./spanish.ts')).spanish,
};

/** In the language that the person reads; suspends until it is loaded. */
export function useTableTexts(): TableTexts {
  const { code } = useLanguage();
  return useSuspenseQuery({
    queryKey: ['tableTexts', code],
    // Better in English than not at all.
    queryFn: async () => (await loaders[code]?.().catch(() => undefined)) ?? english,
    staleTime: Number.POSITIVE_INFINITY,
    // The texts contain functions, which cannot be compared.
    structuralSharing: false,
  }).data;
}
