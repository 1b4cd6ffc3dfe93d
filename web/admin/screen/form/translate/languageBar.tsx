import { Languages, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage, useTexts } from '#admin/texts/useTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { addLanguage, ownLanguage, removeLanguage, setOwnLanguage } from '#form/edit/texts/formLanguages.ts';
import { translationProgress } from '#form/edit/texts/translationRows.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Select } from '#ui/select/select.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useDraft, useEditor } from '../editor/editorContext.ts';
import { AddLanguageDialog } from './addLanguageDialog.tsx';
import { languageChoices, nativeName } from './languageChoices.ts';

interface LanguageBarProps {
  readonly languages: readonly string[];
  /** The language that is shown; undefined while the form has only its own. */
  readonly language: string | undefined;
  readonly onLanguageChange: (language: string) => void;
}

/** The languages of the form with how far each is translated. */
export function LanguageBar({ languages, language, onLanguageChange }: LanguageBarProps) {
  const translate = useLazyTexts(translateTexts);
  const { common } = useTexts();
  const editor = useEditor();
  const draft = useDraft();
  const toast = useToast();
  const [isAdding, setAdding] = useState(false);
  const add = (tag: string) => {
    editor.change((before) => addLanguage(before, tag));
    onLanguageChange(tag);
    setAdding(false);
    toast({ about: 'language', title: translate.added(nativeName(tag)), tone: 'good' });
  };
  const remove = (tag: string) => {
    editor.change((before) => removeLanguage(before, tag));
    const action = { label: common.undo, onPress: () => editor.undo() };
    toast({ about: 'language', title: translate.removed(nativeName(tag)), tone: 'good', action });
  };
  return (
    <div className="texts-languages">
      <OwnLanguage draft={draft} />
      <fieldset className="texts-languages-list">
        <legend className="ui-hidden">{translate.languages}</legend>
        {languages.map((tag) => (
          <LanguageTab
            key={tag}
            tag={tag}
            draft={draft}
            isShown={tag === language}
            onShow={() => onLanguageChange(tag)}
          />
        ))}
      </fieldset>
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {translate.add}
      </Button>
      {language !== undefined && (
        <IconButton
          icon={Trash2}
          label={translate.remove(nativeName(language))}
          onClick={() => remove(language)}
        />
      )}
      <AddLanguageDialog
        open={isAdding}
        onOpenChange={setAdding}
        taken={[ownLanguage(draft), ...languages]}
        onChoose={add}
      />
    </div>
  );
}

interface LanguageTabProps {
  readonly tag: string;
  readonly draft: FormDefinition;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function LanguageTab({ tag, draft, isShown, onShow }: LanguageTabProps) {
  const translate = useLazyTexts(translateTexts);
  const { wanted, missing } = translationProgress(draft, tag);
  return (
    <label className="texts-language">
      <input
        type="radio"
        className="texts-language-input"
        name="texts-language"
        checked={isShown}
        onChange={onShow}
      />
      <bdi lang={tag}>{nativeName(tag)}</bdi>
      <span
        className={missing === 0 ? 'texts-language-share' : 'texts-language-share texts-language-share--open'}
      >
        {translate.share(wanted - missing, wanted)}
      </span>
    </label>
  );
}

/** Which language the texts of the form itself are in. */
function OwnLanguage({ draft }: { readonly draft: FormDefinition }) {
  const translate = useLazyTexts(translateTexts);
  const { locale } = useLanguage();
  const editor = useEditor();
  const own = ownLanguage(draft);
  const offered = languageChoices(locale).filter(({ tag }) => draft.translations?.[tag] === undefined);
  const isKnown = offered.some(({ tag }) => tag === own);
  const options = [
    ...(isKnown ? [] : [{ value: own, label: nativeName(own) }]),
    ...offered.map(({ tag, native }) => ({ value: tag, label: native })),
  ];
  return (
    <div className="texts-own">
      <Languages size={16} aria-hidden />
      <Select
        hideLabel
        label={translate.originalLanguage}
        title={translate.originalLanguage}
        options={options}
        value={own}
        onValueChange={(tag) => editor.change((before) => setOwnLanguage(before, tag))}
      />
    </div>
  );
}
