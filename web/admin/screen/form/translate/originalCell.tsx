import { translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { setInterfaceText } from '#form/edit/texts/translate.ts';
import type { TranslationRow } from '#form/edit/texts/translationRows.ts';
import type { Texts } from '#form/schema/translation.ts';
import { TextArea } from '#ui/textArea/textArea.tsx';
import { useEditor } from '../editor/editorContext.ts';
import { InsertedText } from '../write/insertedText.tsx';

interface OriginalCellProps {
  readonly row: TranslationRow;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly standardText: (key: keyof Texts) => string;
}

/** A text of the form. Texts of the page are written here; the others in the builder. */
export function OriginalCell({ row, language, direction, standardText }: OriginalCellProps) {
  const translate = useLazyTexts(translateTexts);
  const editor = useEditor();
  if (row.path[0] !== 'texts')
    return (
      <span className="texts-row-text" lang={language} dir={direction}>
        <InsertedText text={row.original} />
      </span>
    );
  const key = row.role as keyof Texts;
  return (
    <TextArea
      hideLabel
      label={translate.ownLabel(translate.roles[key])}
      rows={1}
      maxLength={2000}
      lang={language}
      dir={direction}
      placeholder={standardText(key)}
      value={row.original}
      onChange={({ currentTarget: { value } }) =>
        editor.change((draft) => setInterfaceText(draft, key, value), { group: `texts.${key}` })
      }
    />
  );
}
