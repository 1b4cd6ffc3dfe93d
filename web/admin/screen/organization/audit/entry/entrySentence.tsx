import { Link } from '@tanstack/react-router';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { describeEntry } from './describeEntry.ts';
import type { Entry } from './entry.ts';
import { splitAtNames } from './markedNames.ts';

/** The sentence of an entry, with a link to the form that it is about. */
export function EntrySentence({ entry }: { readonly entry: Entry }) {
  const { audit } = useTexts();
  const { id: organization } = useOrganization();
  const { target, action } = entry;
  const isForm = target.kind === 'form' && action !== 'form.deleted';
  const pieces = splitAtNames(describeEntry(entry, audit));
  const linked = isForm ? pieces.findLastIndex(({ text, isName }) => isName && text === target.name) : -1;
  return (
    <span className="audit-sentence">
      {pieces.map(({ text, isName }, index) =>
        isName ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change
          <bdi key={index} className="audit-name">
            {index === linked ? (
              <Link to="/app/o/$organization/f/$form" params={{ organization, form: target.id }}>
                {text}
              </Link>
            ) : (
              text
            )}
          </bdi>
        ) : (
          text
        ),
      )}
    </span>
  );
}
