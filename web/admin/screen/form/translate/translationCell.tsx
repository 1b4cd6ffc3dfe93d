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
import { InsertField } from '../write/insertField.tsx';
import { useInsertedParts, useReadableTexts } from '../write/useInsertedParts.ts';
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
  const part = useInsertedParts();
  const readable = useReadableTexts();
  const box = useRef<HTMLElement>(null);
  const isOfPage = row.path[0] === 'texts';
  const write = (text: string) => {
    onTouch(row.id);
    editor.change((draft) => setTranslation(draft, language, row.path, text), {
      group: `translation.${language}.${row.id}`,
    });
  };
  const nameOf = (source: string) => `‹${part(source).name}›`;
  const fill = (text: string) => {
    // The button may disappear with what it mends.
    box.current?.focus();
    write(text);
  };
  const shared = {
    hideLabel: true,
    label: translate.boxLabel(
      isOfPage ? translate.roles[row.role] : readable(row.original),
      nativeName(language),
    ),
    description: row.isMissing ? <span className="texts-missing">{translate.isMissing}</span> : undefined,
    error: row.faults.length === 0 ? undefined : <Faults faults={row.faults} nameOf={nameOf} />,
    maxLength: isOfPage ? 2000 : 20_000,
    lang: language,
    dir: direction,
    value: row.translation,
    onFocus: () => onTouch(row.id),
  };
  return (
    <>
      {isOfPage ? (
        <TextArea
          {...shared}
          rows={1}
          data-text={row.id}
          placeholder={row.original === '' ? standardText(row.role as keyof Texts) : ''}
          onChange={({ currentTarget: { value } }) => write(value)}
        />
      ) : (
        <InsertField {...shared} ref={box} multiline compact place={row.id} onChange={write} />
      )}
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
              {translate.insert(nameOf(fault.source))}
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

interface FaultsProps {
  readonly faults: readonly TranslationFault[];
  readonly nameOf: (source: string) => string;
}

function Faults({ faults, nameOf }: FaultsProps) {
  const translate = useLazyTexts(translateTexts);
  return faults.map((fault) => inWords(fault, translate, nameOf)).join(' ');
}

function inWords(
  fault: TranslationFault,
  { faults, formats }: TranslateTexts,
  nameOf: (source: string) => string,
): string {
  switch (fault.kind) {
    case 'answer_lost':
      return faults.answer_lost(nameOf(fault.source));
    case 'answer_broken':
      return faults.answer_broken(fault.source);
    case 'link_lost':
      return faults.link_lost(fault.address);
    case 'format_lost':
      return formats[fault.format];
  }
}
