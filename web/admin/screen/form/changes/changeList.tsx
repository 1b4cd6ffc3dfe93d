import './changeList.css';
import { useMemo } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { DefinitionChange } from '#form/definition/change/compareDefinitions.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { changedTexts } from '#form/edit/texts/changedTexts.ts';
import { changeSentences } from './changeSentences.ts';
import { textsOfChange } from './textsOfChange.ts';

interface ChangeListProps {
  readonly before: FormDefinition;
  readonly after: FormDefinition;
  /** Those of the differences between the two that are listed. */
  readonly changes: readonly DefinitionChange[];
}

/** Changes in words, with the texts before and after where other words stand now. They are shown as text. */
export function ChangeList({ before, after, changes }: ChangeListProps) {
  const { versions: texts } = useLazyTexts(frameTexts);
  const changed = useMemo(() => changedTexts(before, after), [before, after]);
  return (
    <ul className="change-list">
      {changes.flatMap((change, index) => {
        const words = textsOfChange(change, changed);
        return changeSentences(change, texts).map((sentence, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
          <li key={`${index}.${part}`}>
            <span dir="auto">{sentence}</span>
            {words.map((text) => (
              <dl key={text.id} className="change-texts">
                <Words label={texts.before} text={text.before} />
                <Words label={texts.after} text={text.after} />
              </dl>
            ))}
          </li>
        ));
      })}
    </ul>
  );
}

function Words({ label, text }: { readonly label: string; readonly text: string }) {
  const { versions: texts } = useLazyTexts(frameTexts);
  return (
    <div>
      <dt>{label}</dt>
      {text.trim() === '' ? <dd className="change-none">{texts.noText}</dd> : <dd dir="auto">{text}</dd>}
    </div>
  );
}
