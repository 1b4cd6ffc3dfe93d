import { FileText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { classNames } from '#ui/classNames.ts';
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
      {sentence.split(/\u{e000}(\d+)\u{e001}/u).map((part, index, parts) => {
        const mark = index % 2 === 1 ? marks[Number(part)] : undefined;
        if (mark === undefined) return part;
        const isClosed = /^[:,.;]/.test(parts[index + 1] ?? '');
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
        return <MarkChip key={index} mark={mark} isClosed={isClosed} />;
      })}
    </span>
  );
}

interface MarkChipProps {
  readonly mark: Mark;
  /** Whether punctuation follows, which must not look as if a space came before it. */
  readonly isClosed: boolean;
}

function MarkChip({ mark: { kind, text, type }, isClosed }: MarkChipProps) {
  const Icon =
    kind === 'broken'
      ? TriangleAlert
      : kind === 'page'
        ? FileText
        : type === undefined
          ? undefined
          : fieldIcon(type);
  return (
    <span className={classNames('rule-mark', `rule-mark--${kind}`, isClosed && 'rule-mark--closed')}>
      {Icon !== undefined && <Icon size={14} aria-hidden />}
      {text}
    </span>
  );
}
