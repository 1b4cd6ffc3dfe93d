import { translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { onOneLine } from '#form/edit/insert/insertedParts.ts';
import type { TranslationGroup, TranslationRow } from '#form/edit/texts/translationRows.ts';
import { useDraft } from '../editor/editorContext.ts';
import { nativeName } from './languageChoices.ts';
import { OriginalCell } from './originalCell.tsx';
import { TranslationCell } from './translationCell.tsx';
import { usePageLanguage } from './usePageLanguage.ts';

interface TextRowsProps {
  readonly group: TranslationGroup;
  readonly own: string;
  readonly language: string | undefined;
  /** Called when somebody starts to work on a text. */
  readonly onTouch: (id: string) => void;
}

/** The texts of one page, or of another part of the form, as rows of a table. */
export function TextRows({ group, own, language, onTouch }: TextRowsProps) {
  const translate = useLazyTexts(translateTexts);
  const title = useGroupTitle(group);
  const ofOriginal = usePageLanguage(own);
  const ofTranslation = usePageLanguage(language ?? own);
  return (
    <section className="texts-group" aria-label={title}>
      <h3 className="texts-group-title">{title}</h3>
      {group.kind === 'interface' && <p className="texts-hint">{translate.interfaceHelp}</p>}
      <table className={language === undefined ? 'texts-rows texts-rows--single' : 'texts-rows'}>
        <thead className="ui-hidden">
          <tr>
            <th scope="col">{nativeName(own)}</th>
            {language !== undefined && <th scope="col">{nativeName(language)}</th>}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={row.id} className="texts-row">
              <th scope="row" className="texts-row-original">
                <RowName row={row} />
                <OriginalCell row={row} language={own} {...ofOriginal} />
              </th>
              {language !== undefined && (
                <td className="texts-row-translation">
                  <TranslationCell row={row} language={language} onTouch={onTouch} {...ofTranslation} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The purpose of the text, with the question that it belongs to, where that is not the text itself. */
function RowName({ row: { role, field } }: { readonly row: TranslationRow }) {
  const translate = useLazyTexts(translateTexts);
  const question = field === undefined || role === 'label' ? '' : onOneLine(field.label);
  return (
    <span className="texts-row-name">
      {/* The label of a page is its title. */}
      {translate.roles[role === 'label' && field === undefined ? 'title' : role]}
      {question !== '' && <span className="texts-row-question"> · {question}</span>}
    </span>
  );
}

function useGroupTitle({ kind, page, rule = 0 }: TranslationGroup): string {
  const translate = useLazyTexts(translateTexts);
  const { pages } = useDraft();
  if (kind === 'rule') return translate.groups.rule(rule + 1);
  if (kind !== 'page') return translate.groups[kind];
  const number = translate.groups.page(pages.findIndex(({ id }) => id === page?.id) + 1);
  const label = onOneLine(page?.label ?? '');
  return label === '' ? number : `${number}: ${label}`;
}
