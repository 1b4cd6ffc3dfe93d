import { memo, type ReactNode } from 'react';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Rule } from '#form/schema/logic.ts';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { MarkedSentence } from './markedSentence.tsx';
import { sentenceOf } from './sentence.ts';

interface RuleSentenceProps {
  readonly draft: FormDefinition;
  readonly rule: Rule;
}

/** A rule as a sentence, its fields, pages and values as chips. */
export const RuleSentence = memo(function RuleSentence({ draft, rule }: RuleSentenceProps): ReactNode {
  const { logic } = usePlaceTexts();
  return <MarkedSentence write={(show) => sentenceOf(draft, rule, logic, show)} />;
});
