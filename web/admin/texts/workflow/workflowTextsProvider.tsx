import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../useTexts.ts';
import { WorkflowTextsContext } from './useWorkflowTexts.ts';
import type { WorkflowTexts } from './workflowTexts.ts';

const loaders: Readonly<Record<string, () => Promise<WorkflowTexts>>> = {
  de: async () => (await import('./german.ts')).german,
  fr: async () => (await import('./french.ts')).french,
  es: async () => (await import('./spanish.ts')).spanish,
};

const loadEnglish = async () => (await import('./english/english.ts')).english;

export function WorkflowTextsProvider({ children }: { readonly children: ReactNode }) {
  const { code } = useLanguage();
  const { data } = useSuspenseQuery({
    queryKey: ['workflowTexts', code],
    // Better in English than not at all.
    queryFn: async () => await (loaders[code] ?? loadEnglish)().catch(loadEnglish),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <WorkflowTextsContext value={data}>{children}</WorkflowTextsContext>;
}
