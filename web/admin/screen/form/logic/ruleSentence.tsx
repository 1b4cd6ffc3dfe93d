import { FileText, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Rule } from '#form/schema/logic.ts';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { fieldIcon } from '../write/fieldIcon.ts';
import { type Mark, sentenceOf } from './sentence.ts';

interface RuleSentenceProps {
  readonly draft: FormDefinition;
  readonly rule: Rule;
}

/** A rule as a sentence, its fields, pages and values as chips. */
export const RuleSentence = memo(function RuleSentence({ draft, rule }: RuleSentenceProps): ReactNode {
  const { logic } = usePlaceTexts();
  const marks: Mark[] = [];
  // Private-use characters stand for the chips, because the words around them are one translated text.
  const sentence = sentenceOf(draft, rule, logic, (mark) => {
    marks.push(mark);
    return `\u{e000}${marks.length - 1}\u{e001}`;
  });
  return (
    <span className="rule-sentence">
      {sentence.split(/\u{e000}(\d+)\u{e001}/u).map((part, index) => {
        const mark = index % 2 === 1 ? marks[Number(part)] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
        return mark === undefined ? part : <MarkChip key={index} mark={mark} />;
      })}
    </span>
  );
});

function MarkChip({ mark: { kind, text, type } }: { readonly mark: Mark }) {
  const Icon =
    kind === 'broken'
      ? TriangleAlert
      : kind === 'page'
        ? FileText
        : type === undefined
          ? undefined
          : fieldIcon(type);
  return (
    <span className={`rule-mark rule-mark--${kind}`}>
      {Icon !== undefined && <Icon size={14} aria-hidden />}
      {text}
    </span>
  );
}
