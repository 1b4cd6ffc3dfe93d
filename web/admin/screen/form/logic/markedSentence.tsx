import { FileText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldIcon } from '../write/fieldIcon.ts';
import type { Mark } from './sentence.ts';

interface MarkedSentenceProps {
  /** Writes the sentence; `show` returns what stands for a mark in it. */
  readonly write: (show: (mark: Mark) => string) => string;
}

/** A sentence with its fields, pages and values as chips. */
export function MarkedSentence({ write }: MarkedSentenceProps): ReactNode {
  const marks: Mark[] = [];
  // Private-use characters stand for the chips, because the words around them are one translated text.
  const sentence = write((mark) => {
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
}

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
