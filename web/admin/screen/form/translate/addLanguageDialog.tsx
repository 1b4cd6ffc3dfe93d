import { useState } from 'react';
import { translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage, useTexts } from '#admin/texts/useTexts.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { languageChoices, searchLanguages } from './languageChoices.ts';

interface AddLanguageDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The languages that the form has already. */
  readonly taken: readonly string[];
  readonly onChoose: (language: string) => void;
}

/** Languages by their own names, found by these or by their names in the language of the app. */
export function AddLanguageDialog({ open, onOpenChange, taken, onChoose }: AddLanguageDialogProps) {
  const translate = useLazyTexts(translateTexts);
  const { common } = useTexts();
  const { locale } = useLanguage();
  const [words, setWords] = useState('');
  const choices = languageChoices(locale).filter(({ tag }) => !taken.includes(tag));
  const found = searchLanguages(choices, words);
  const choose = (tag: string) => {
    setWords('');
    onChoose(tag);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={translate.addTitle} closeLabel={common.close}>
      <form
        className="texts-add"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first !== undefined && words.trim() !== '') choose(first.tag);
        }}
      >
        <SearchField
          label={translate.addSearch}
          clearLabel={common.clear}
          value={words}
          onValueChange={setWords}
        />
        <ul className="texts-add-list">
          {found.map(({ tag, native, name, isSpoken }) => (
            <li key={tag}>
              <button type="button" className="texts-add-choice" onClick={() => choose(tag)}>
                <span className="texts-add-names">
                  <bdi lang={tag}>{native}</bdi>
                  {name.toLowerCase() !== native.toLowerCase() && (
                    <span className="texts-add-name">{name}</span>
                  )}
                </span>
                <span className="texts-add-note">
                  {isSpoken ? translate.addPageTexts : translate.addNoPageTexts}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="texts-add-none">
          {found.length === 0 ? translate.addNone : ''}
        </p>
      </form>
    </Dialog>
  );
}
