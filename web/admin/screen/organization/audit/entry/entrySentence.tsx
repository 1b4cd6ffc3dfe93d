import { useTexts } from '../../../../texts/useTexts.ts';
import type { Entry } from './entry.ts';
import { piecesOf } from './namesIn.ts';
import { tell } from './tell.ts';

export function EntrySentence({ entry }: { readonly entry: Entry }) {
  const { audit } = useTexts();
  return (
    <span className="audit-sentence">
      {piecesOf(tell(entry, audit)).map(({ text, isName }, place) =>
        isName ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their places
          <bdi key={place} className="audit-name">
            {text}
          </bdi>
        ) : (
          text
        ),
      )}
    </span>
  );
}
