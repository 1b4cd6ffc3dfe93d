import { ArrowDown, CopyPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { translateTexts } from '#admin/texts/compiled/form/translate.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { copyOriginals } from '#form/edit/texts/translate.ts';
import type { TranslationGroup } from '#form/edit/texts/translationRows.ts';
import { Button } from '#ui/button/button.tsx';
import { Keys } from '#ui/keys/keys.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../editor/editorContext.ts';
import { filterRows, nextMissing, type RowFilter } from './filterRows.ts';
import { nativeName } from './languageChoices.ts';
import { TextRows } from './textRows.tsx';

interface TranslationTableProps {
  readonly groups: readonly TranslationGroup[];
  /** The language of the originals. */
  readonly own: string;
  /** The language of the translations; undefined while there is none. */
  readonly language: string | undefined;
}

const nextKeys = 'mod+enter';

/** The texts with a search and a filter above them. */
export function TranslationTable({ groups, own, language }: TranslationTableProps) {
  const translate = useLazyTexts(translateTexts);
  const { common } = useTexts();
  const table = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<RowFilter>('all');
  /** Texts that were changed under this filter stay in sight while somebody works on them. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown = filterRows(groups, words, filter, kept);
  const choose = (next: RowFilter) => {
    setKept(new Set());
    setFilter(next);
  };
  const goToNext = () => {
    const boxOf = (id: string) =>
      table.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(id)}"]`);
    const current = document.activeElement?.closest<HTMLElement>('[data-text]')?.dataset.text;
    const next = nextMissing(groups, current);
    if (next === undefined) return;
    if (boxOf(next) === null) {
      setWords('');
      choose('all');
    }
    // After the rows have come back.
    requestAnimationFrame(() => boxOf(next)?.focus());
  };
  useShortcuts(language === undefined ? {} : { [nextKeys]: goToNext });
  return (
    <div ref={table} className="texts-table">
      <div className="texts-tools">
        <SearchField
          className="texts-tools-search"
          label={translate.search}
          clearLabel={common.clear}
          value={words}
          onValueChange={setWords}
        />
        {language !== undefined && (
          <>
            <Segmented
              hideLabel
              label={translate.filter}
              value={filter}
              onValueChange={choose}
              options={(['all', 'missing', 'marked'] as const).map((value) => ({
                value,
                label: translate.filters[value],
              }))}
            />
            <Progress groups={groups} language={language} onNext={goToNext} />
          </>
        )}
      </div>
      {language === undefined && <p className="texts-hint">{translate.noneText}</p>}
      <p className="texts-none" aria-live="polite">
        {shown.length === 0 ? translate.noMatch : ''}
      </p>
      {shown.map((group) => (
        <TextRows
          key={`${group.kind} ${group.page?.id ?? group.rule ?? ''}`}
          group={group}
          own={own}
          language={language}
          onTouch={(id) => setKept((before) => (before.has(id) ? before : new Set([...before, id])))}
        />
      ))}
    </div>
  );
}

interface ProgressProps {
  readonly groups: readonly TranslationGroup[];
  readonly language: string;
  readonly onNext: () => void;
}

/** The work that is left in a language, and the quickest ways to do it. */
function Progress({ groups, language, onNext }: ProgressProps) {
  const translate = useLazyTexts(translateTexts);
  const editor = useEditor();
  const toast = useToast();
  const rows = groups.flatMap((group) => group.rows);
  const missing = rows.filter(({ isMissing }) => isMissing);
  const marked = rows.filter(({ faults }) => faults.length > 0);
  const copyAll = () => {
    editor.change((draft) => copyOriginals(draft, language, missing));
    toast({ about: 'texts', title: translate.copied(missing.length), tone: 'good' });
  };
  return (
    <div className="texts-progress">
      <p role="status" aria-label={nativeName(language)}>
        {missing.length === 0 ? translate.complete : translate.missing(missing.length)}
        {marked.length > 0 && `, ${translate.marked(marked.length)}`}
      </p>
      {missing.length > 0 && (
        <>
          <Button size="small" icon={ArrowDown} aria-keyshortcuts="Control+Enter" onClick={onNext}>
            {translate.nextMissing} <Keys keys={nextKeys} />
          </Button>
          <Button size="small" variant="quiet" icon={CopyPlus} onClick={copyAll}>
            {translate.copyAll}
          </Button>
        </>
      )}
    </div>
  );
}
