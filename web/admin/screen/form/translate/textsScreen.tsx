import './textsScreen.css';
import { useState } from 'react';
import { ownLanguage, translatedLanguages } from '#form/edit/texts/formLanguages.ts';
import { translationGroups } from '#form/edit/texts/translationRows.ts';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { DesignNavigation } from '../design/designNavigation.tsx';
import { PreviewPane, type Scheme } from '../design/preview/previewPane.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { LanguageBar } from './languageBar.tsx';
import { TranslationTable } from './translationTable.tsx';

/** Every text of the form, beside its translation. */
export function TextsScreen() {
  const { translate } = usePlaceTexts();
  const draft = useDraft();
  const [wanted, setWanted] = useState<string>();
  const [scheme, setScheme] = useState<Scheme>('light');
  const languages = translatedLanguages(draft);
  // A language that is gone, by an undo or another person, gives way to the first one.
  const language = wanted !== undefined && languages.includes(wanted) ? wanted : languages[0];
  return (
    <div className="texts">
      <DesignNavigation />
      <h2 className="ui-hidden">{translate.title}</h2>
      <LanguageBar languages={languages} language={language} onLanguageChange={setWanted} />
      <div className="texts__columns">
        <TranslationTable
          key={language ?? ''}
          groups={translationGroups(draft, language)}
          own={ownLanguage(draft)}
          language={language}
        />
        <div className="texts__preview">
          <PreviewPane scheme={scheme} onSchemeChange={setScheme} defaultWidth="phone" language={language} />
        </div>
      </div>
    </div>
  );
}
