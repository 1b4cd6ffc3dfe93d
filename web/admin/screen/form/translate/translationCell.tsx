import { CopyPlus, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { type TranslateTexts, translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { setTranslation } from '#form/edit/texts/translate.ts';
import type { TranslationFault } from '#form/edit/texts/translationFaults.ts';
import type { TranslationRow } from '#form/edit/texts/translationRows.ts';
import type { Texts } from '#form/schema/translation.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';
import { useEditor } from '../editor/editorContext.ts';
import { nativeName } from './languageChoices.ts';

interface TranslationCellProps {
  readonly row: TranslationRow;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly standardText: (key: keyof Texts) => string;
  readonly onTouch: (id: string) => void;
}

/** The translation of one text, and what it lost. */
export function TranslationCell({ row, language, direction, standardText, onTouch }: TranslationCellProps) {
  const translate = useLazyTexts(translateTexts);
  const editor = useEditor();
  const box = useRef<HTMLTextAreaElement>(null);
  const isOfPage = row.path[0] === 'texts';
  const write = (text: string) => {
    onTouch(row.id);
    editor.change((draft) => setTranslation(draft, language, row.path, text), {
      group: `translation.${language}.${row.id}`,
    });
  };
  const fill = (text: string) => {
    // The button may disappear with what it mends.
    box.current?.focus();
    write(text);
  };
  return (
    <>
      <TextArea
        ref={box}
        hideLabel
        label={translate.boxLabel(isOfPage ? translate.roles[row.role] : row.original, nativeName(language))}
        description={row.isMissing ? <span className="texts-missing">{translate.isMissing}</span> : undefined}
        error={row.faults.length === 0 ? undefined : <Faults faults={row.faults} />}
        rows={1}
        maxLength={isOfPage ? 2000 : 20_000}
        lang={language}
        dir={direction}
        data-text={row.id}
        placeholder={isOfPage && row.original === '' ? standardText(row.role as keyof Texts) : ''}
        value={row.translation}
        onFocus={() => onTouch(row.id)}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <div className="texts-row-actions">
        {row.faults.flatMap((fault) =>
          fault.kind === 'answer_lost' ? (
            <Button
              key={fault.source}
              size="small"
              variant="quiet"
              icon={TriangleAlert}
              onClick={() => fill(`${row.translation.trimEnd()} [${fault.source}]`)}
            >
              {translate.insert(fault.source)}
            </Button>
          ) : (
            []
          ),
        )}
        {row.isMissing && (
          <IconButton
            icon={CopyPlus}
            size="small"
            label={translate.copy}
            onClick={() => fill(row.original)}
          />
        )}
      </div>
    </>
  );
}

function Faults({ faults }: { readonly faults: readonly TranslationFault[] }) {
  const translate = useLazyTexts(translateTexts);
  return faults.map((fault) => inWords(fault, translate)).join(' ');
}

function inWords(fault: TranslationFault, { faults, formats }: TranslateTexts): string {
  switch (fault.kind) {
    case 'answer_lost':
    case 'answer_broken':
      return faults[fault.kind](fault.source);
    case 'link_lost':
      return faults.link_lost(fault.address);
    case 'format_lost':
      return formats[fault.format];
  }
}
