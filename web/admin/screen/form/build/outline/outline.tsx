import './outline.css';
import { FilePlus2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field, Page } from '#form/definition/document.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { conditionalParts } from '#render/canvas/canvasField.ts';
import { Button } from '#ui/button/button.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { useDraft, useEditor, useEditorState } from '../../editor/editorContext.ts';
import { pressKey } from '../command/pressKey.ts';
import { selectField } from '../command/selecting.ts';
import { type Builder, chosenIds } from '../command/useBuilder.ts';
import { type Drop, dropAt, pageIndexAt } from './dropAt.ts';
import { FieldRow, PageRow } from './outlineRows.tsx';
import { useLift } from './useLift.ts';

interface OutlineProps {
  readonly builder: Builder;
  /** Called with a field that was chosen here, to bring it into view. */
  readonly onReach: (field: string) => void;
  readonly onEditLabel: (field: string) => void;
}

/** The pages and fields as a tree: the way to reach and move everything by keyboard. */
export function Outline({ builder, onReach, onEditLabel }: OutlineProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  const editor = useEditor();
  const draft = useDraft();
  const selection = useEditorState((state) => state.selection);
  const [query, setQuery] = useState('');
  const tree = useRef<HTMLDivElement>(null);
  const help = useId();
  const lift = useLift(builder, texts);
  const press = useOutlineKeys(tree, { builder, lift, onEditLabel });
  const { drop, ...drag } = useOutlineDrag(tree, builder);
  const chosen = new Set<string>(selection.kind === 'fields' ? selection.fields : []);
  const conditional = conditionalParts(draft);
  const words = foldForSearch(query.trim());
  const isFound = (field: Field) =>
    words === '' || foldForSearch(`${field.label} ${field.id} ${field.key ?? ''}`).includes(words);
  const pages = draft.pages.filter((page) => words === '' || page.fields.some(isFound));
  const stop = stopOf(draft.pages, selection);

  return (
    <div className="outline">
      <SearchField
        label={texts.searchFields}
        clearLabel={texts.clear}
        value={query}
        onValueChange={setQuery}
      />
      <ScreenReaderOnly>
        <span id={help}>{texts.outlineHelp}</span>
      </ScreenReaderOnly>
      <div
        ref={tree}
        role="tree"
        aria-label={texts.outline}
        aria-multiselectable
        aria-describedby={help}
        className="outline-tree"
        onKeyDown={press}
      >
        {pages.map((page) => (
          <div key={page.id} className="outline-page">
            <PageRow
              page={page}
              number={draft.pages.indexOf(page) + 1}
              isSelected={selection.kind === 'page' && selection.page === page.id}
              isStop={stop === page.id}
              onPress={() => editor.select({ kind: 'page', page: page.id })}
              onDelete={() => builder.deletePage(page.id)}
              onDragEnd={drag.onPageEnd}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a tree */}
            <div role="group">
              {page.fields.filter(isFound).map((field) => (
                <FieldRow
                  key={field.id}
                  field={field}
                  isSelected={chosen.has(field.id)}
                  isStop={stop === field.id}
                  isLifted={lift.lifted.includes(field.id)}
                  isConditional={conditional.has(field.id)}
                  onPress={(how) => {
                    selectField(editor, field.id, how);
                    onReach(field.id);
                  }}
                  onDrag={drag.onMove}
                  onDragEnd={drag.onEnd}
                />
              ))}
            </div>
          </div>
        ))}
        {drop !== undefined && <div className="outline-drop" style={{ top: drop.top }} />}
      </div>
      <p role="status" className="outline-none">
        {draft.pages.every(({ fields }) => fields.length === 0)
          ? texts.empty
          : pages.length === 0 && texts.noFields}
      </p>
      <Button icon={FilePlus2} variant="quiet" onClick={() => builder.addPage(draft.pages.at(-1)?.id)}>
        {texts.addPage}
      </Button>
    </div>
  );
}

interface OutlineKeysOptions extends Pick<OutlineProps, 'builder' | 'onEditLabel'> {
  readonly lift: ReturnType<typeof useLift>;
}

function useOutlineKeys(
  tree: RefObject<HTMLElement | null>,
  { builder, lift, onEditLabel }: OutlineKeysOptions,
) {
  const editor = useEditor();
  // A field on another page has another row: the next key, which may come before the next frame, is for that one.
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) focusStop(tree.current);
  });
  return (event: KeyboardEvent) => {
    const { key, shiftKey: shift, altKey: alt } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const [first] = chosenIds(editor);
    if (lift.press(event.key)) event.preventDefault();
    else if (key === ' ' && first !== undefined) {
      event.preventDefault();
      lift.begin(chosenIds(editor));
    } else if ((key === 'Enter' || key === 'F2') && first !== undefined) {
      event.preventDefault();
      onEditLabel(first);
    } else if (!(ctrl && /^[zy]$/i.test(key)) && pressKey(editor, builder, { key, ctrl, shift, alt })) {
      event.preventDefault();
      event.stopPropagation();
    } else return;
    isPressed.current = true;
    requestAnimationFrame(() => {
      isPressed.current = false;
      focusStop(tree.current);
    });
  };
}

/** Where what is dragged would land, and what moves it there. */
function useOutlineDrag(tree: RefObject<HTMLElement | null>, builder: Builder) {
  const editor = useEditor();
  const [drop, setDrop] = useState<Drop>();
  // Rows keep the callbacks of their first rendering.
  const latest = useRef<Drop>(undefined);
  return {
    drop,
    onMove: (y: number) => {
      latest.current = tree.current === null ? undefined : dropAt(tree.current, y);
      setDrop(latest.current);
    },
    onEnd: (field: string, isDropped: boolean) => {
      const position = latest.current?.position;
      latest.current = undefined;
      setDrop(undefined);
      const ids = chosenIds(editor).includes(field) ? chosenIds(editor) : [field];
      if (isDropped && position !== undefined) builder.move(ids, position);
    },
    onPageEnd: (page: string, y: number | undefined) => {
      if (y !== undefined && tree.current !== null)
        builder.movePage(page, pageIndexAt(tree.current, y, page));
    },
  };
}

/** The item that Tab reaches: the first selected one, else the first page. */
function stopOf(
  pages: readonly Page[],
  selection: ReturnType<ReturnType<typeof useEditor>['state']>['selection'],
): string | undefined {
  if (selection.kind === 'page') return selection.page;
  const last = selection.kind === 'fields' ? selection.fields.at(-1) : undefined;
  return last ?? pages[0]?.id;
}

function focusStop(tree: HTMLElement | null): void {
  tree?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
}
