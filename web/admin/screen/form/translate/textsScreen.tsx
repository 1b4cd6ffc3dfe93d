import './textsScreen.css';
import { useState } from 'react';
import { translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { ownLanguage, translatedLanguages } from '#form/edit/texts/formLanguages.ts';
import { translationGroups } from '#form/edit/texts/translationRows.ts';
import { SplitView } from '../design/preview/splitView.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { LanguageBar } from './languageBar.tsx';
import { TranslationTable } from './translationTable.tsx';

/** Every text of the form, beside its translation. */
export function TextsScreen() {
  const translate = useLazyTexts(translateTexts);
  const draft = useDraft();
  const [wanted, setWanted] = useState<string>();
  const languages = translatedLanguages(draft);
  // A language that is gone, by an undo or another person, gives way to the first one.
  const language = wanted !== undefined && languages.includes(wanted) ? wanted : languages[0];
  return (
    <SplitView
      wider="settings"
      defaultWidth="phone"
      language={language}
      head={<LanguageBar languages={languages} language={language} onLanguageChange={setWanted} />}
    >
      <h2 className="ui-hidden">{translate.title}</h2>
      <TranslationTable
        key={language ?? ''}
        groups={translationGroups(draft, language)}
        own={ownLanguage(draft)}
        language={language}
      />
    </SplitView>
  );
}
