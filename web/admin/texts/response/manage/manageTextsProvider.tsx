import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../useTexts.ts';
import type { ManageTexts } from './manageTexts.ts';
import { ManageTextsContext } from './useManageTexts.ts';

/** Apart from the texts of the app, which every visit loads. */
const loaders: Readonly<Record<string, () => Promise<ManageTexts>>> = {
  de: async () => (await import('./german/german.ts')).german,
  fr: async () => (await import('./french/french.ts')).french,
  es: async () => (await import('./spanish/spanish.ts')).spanish,
};

const loadEnglish = async () => (await import('./english/english.ts')).english;

interface ManageTextsProviderProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Suspends on its own, so that a panel beside a table never hides the table. */
export function ManageTextsProvider({ fallback = null, children }: ManageTextsProviderProps) {
  return (
    <Suspense fallback={fallback}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}

function Loaded({ children }: { readonly children: ReactNode }) {
  const { code } = useLanguage();
  const { data } = useSuspenseQuery({
    queryKey: ['manageTexts', code],
    // Better in English than not at all.
    queryFn: async () => await (loaders[code] ?? loadEnglish)().catch(loadEnglish),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <ManageTextsContext value={data}>{children}</ManageTextsContext>;
}
