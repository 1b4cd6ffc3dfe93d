import { useTexts } from '../../../../texts/useTexts.ts';
import { describeEntry } from './describeEntry.ts';
import type { Entry } from './entry.ts';
import { splitAtNames } from './markedNames.ts';

export function EntrySentence({ entry }: { readonly entry: Entry }) {
  const { audit } = useTexts();
  return (
    <span className="audit-sentence">
      {splitAtNames(describeEntry(entry, audit)).map(({ text, isName }, index) =>
        isName ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change
          <bdi key={index} className="audit-name">
            {text}
          </bdi>
        ) : (
          text
        ),
      )}
    </span>
  );
}
