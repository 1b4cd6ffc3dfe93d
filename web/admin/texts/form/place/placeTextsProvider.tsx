import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../useTexts.ts';
import type { PlaceTexts } from './placeTexts.ts';
import { PlaceTextsContext } from './usePlaceTexts.ts';

/** Apart from the texts of the app, which every visit loads: few visits open a form. */
const loaders: Readonly<Record<string, () => Promise<PlaceTexts>>> = {
  de: async () => (await import('./german/german.ts')).german,
  fr: async () => (await import('./french/french.ts')).french,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
};

const loadEnglish = async () => (await import('./english/english.ts')).english;

export function PlaceTextsProvider({ children }: { readonly children: ReactNode }) {
  const { code } = useLanguage();
  const { data } = useSuspenseQuery({
    queryKey: ['placeTexts', code],
    // Better in English than not at all.
    queryFn: async () => await (loaders[code] ?? loadEnglish)().catch(loadEnglish),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <PlaceTextsContext value={data}>{children}</PlaceTextsContext>;
}
