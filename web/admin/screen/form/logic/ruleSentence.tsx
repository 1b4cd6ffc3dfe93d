import { memo, type ReactNode } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Rule } from '#form/schema/logic.ts';
import { MarkedSentence } from './markedSentence.tsx';
import { sentenceOf } from './sentence.ts';

interface RuleSentenceProps {
  readonly draft: FormDefinition;
  readonly rule: Rule;
}

/** A rule as a sentence, its fields, pages and values as chips. */
export const RuleSentence = memo(function RuleSentence({ draft, rule }: RuleSentenceProps): ReactNode {
  const logic = useLazyTexts(logicTexts);
  return <MarkedSentence write={(show) => sentenceOf(draft, rule, logic, show)} />;
});
