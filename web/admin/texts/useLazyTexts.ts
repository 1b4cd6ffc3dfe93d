import { use } from 'react';
import type { LazyTexts } from './lazyTexts.ts';
import { useLanguage } from './useTexts.ts';

/**
 * The texts in the language that the person reads; suspends until they are loaded, which is once in a visit.
 *
 * @example const texts = useLazyTexts(exportTexts);
 */
export function useLazyTexts<Texts>(texts: LazyTexts<Texts>): Texts {
  const { code } = useLanguage();
  // Also once they are loaded: what suspended by `use` must call it again when it renders at last.
  return use(texts.load(code));
}
