import './buildScreen.css';
import { type ReactNode, type RefObject, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldEntry } from '#form/edit/entries/fieldEntries.ts';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { Canvas, type CanvasHandle } from '../canvas/canvas.tsx';
import { currentScheme } from '../canvas/currentScheme.ts';
import { useDraft, useEditorState } from '../editor/editorContext.ts';
import { FieldPalette } from './add/fieldPalette.tsx';
import { InsertMenu } from './add/insertMenu.tsx';
import { type Builder, useBuilder } from './command/useBuilder.ts';
import { useCanvasMessages } from './command/useCanvasMessages.ts';
import { useClipboard } from './command/useClipboard.ts';
import { OpenedFormula } from './openedFormula.tsx';
import { Outline } from './outline/outline.tsx';
import { Panel } from './panel/panel.tsx';
import { Drawer } from './stage/drawer.tsx';
import { SeveralBar } from './stage/severalBar.tsx';
import { StageBar, type StageState } from './stage/stageBar.tsx';

/** Whether the window is too narrow for three columns. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(narrow).matches,
  );
}

/** The same width as in `buildScreen.css`. */
const narrow = '(max-width: 1180px)';

/** The widths of devices in pixels; the desktop uses the space there is. */
const widths = { phone: 390, tablet: 768, desktop: undefined } as const;

/** The fields to add and the outline, the form itself, and the settings of the selection. */
export function BuildScreen() {
  const { build: texts } = useLazyTexts(buildTexts);
  const draft = useDraft();
  const selection = useEditorState((state) => state.selection);
  const canvas = useRef<CanvasHandle>(null);
  const isNarrow = useNarrow();
  const [drawer, setDrawer] = useState<'start' | 'end'>();
  const [left, setLeft] = useState<'add' | 'outline'>('add');
  const [stage, setStage] = useState<StageState>({ mode: 'edit', width: 'desktop', scheme: currentScheme() });
  const { builder, said } = useBuilder((target) => canvas.current?.edit(target));
  const { onMessage, insertion, closeInsertion, formula, closeFormula, dragPosition } = useCanvasMessages(
    builder,
    canvas,
  );
  const fields = selection.kind === 'fields' ? selection.fields : [];

  const add = useCallback(
    (entry: FieldEntry | 'page') => {
      setDrawer(undefined);
      setStage((before) => ({ ...before, mode: 'edit' }));
      builder.add(entry);
    },
    [builder],
  );
  useClipboard(builder);
  useShortcuts(stage.mode === 'edit' ? { '/': () => canvas.current?.openMenu() } : {});
  const fill = useFill(canvas);
  const leftColumn = (
    <LeftColumn
      shown={left}
      onShow={setLeft}
      builder={builder}
      canvas={canvas}
      dragPosition={dragPosition}
      onAdd={add}
      onEdit={() => setDrawer(undefined)}
    />
  );

  return (
    <div className="build">
      <h2 className="ui-hidden">{texts.title}</h2>
      {!isNarrow && (
        <section className="build-start" aria-label={texts.leftLabel}>
          {leftColumn}
        </section>
      )}
      <section className="build-stage" aria-label={texts.canvasLabel}>
        <StageBar
          stage={stage}
          onChange={(change) => setStage((before) => ({ ...before, ...change }))}
          onAdd={isNarrow ? () => setDrawer('start') : undefined}
          onSettings={isNarrow ? () => setDrawer('end') : undefined}
          onFill={() => void fill()}
        />
        <div className="build-paper" data-width={stage.width}>
          <Canvas
            ref={canvas}
            draft={draft}
            mode={stage.mode}
            scheme={stage.scheme}
            width={widths[stage.width]}
            selection={selection}
            onMessage={onMessage}
          />
          {stage.mode === 'edit' && fields.length > 1 && <SeveralBar fields={fields} builder={builder} />}
        </div>
      </section>
      {!isNarrow && (
        <div className="build-end">
          <Panel />
        </div>
      )}
      {isNarrow && <Drawers open={drawer} onClose={() => setDrawer(undefined)} start={leftColumn} />}
      {insertion !== undefined && (
        <InsertMenu
          anchor={insertion.anchor}
          onClose={() => {
            closeInsertion();
            canvas.current?.focus();
          }}
          onAdd={(entry) => builder.add(entry, insertion.position)}
        />
      )}
      {formula !== undefined && <OpenedFormula formula={formula} builder={builder} onClose={closeFormula} />}
      <ScreenReaderOnly>
        <span role="status">{said}</span>
      </ScreenReaderOnly>
    </div>
  );
}

interface DrawersProps {
  readonly open: 'start' | 'end' | undefined;
  readonly onClose: () => void;
  readonly start: ReactNode;
}

/** The columns of wide windows, as drawers. */
function Drawers({ open, onClose, start }: DrawersProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  return (
    <>
      <Drawer
        open={open === 'start'}
        onClose={onClose}
        side="start"
        title={texts.leftLabel}
        closeLabel={texts.close}
      >
        {start}
      </Drawer>
      <Drawer
        open={open === 'end'}
        onClose={onClose}
        side="end"
        title={texts.settings}
        closeLabel={texts.close}
      >
        <Panel />
      </Drawer>
    </>
  );
}

/** Fills the form on the canvas with invented answers. */
function useFill(canvas: RefObject<CanvasHandle | null>) {
  const { build: texts } = useLazyTexts(buildTexts);
  const toast = useToast();
  const draft = useDraft();
  return async () => {
    const { simulate } = await import('#form/simulate/simulate.ts');
    const today = new Date().toLocaleDateString('sv-SE');
    const seed = Math.floor(Math.random() * 2 ** 31);
    const simulated = simulate(draft, { seed, today, complete: true });
    if (simulated === undefined) toast({ about: 'fill', title: texts.fillFailed, tone: 'bad' });
    else canvas.current?.fill(simulated.values);
  };
}

interface LeftColumnProps {
  readonly shown: 'add' | 'outline';
  readonly onShow: (shown: 'add' | 'outline') => void;
  readonly builder: Builder;
  readonly canvas: RefObject<CanvasHandle | null>;
  /** Where a field that is dragged over the canvas would land. */
  readonly dragPosition: ReturnType<typeof useCanvasMessages>['dragPosition'];
  readonly onAdd: (entry: FieldEntry | 'page') => void;
  /** Called before a label is edited on the canvas. */
  readonly onEdit: () => void;
}

/** The fields to add, or the outline. */
function LeftColumn({ shown, onShow, builder, canvas, dragPosition, onAdd, onEdit }: LeftColumnProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  return (
    <>
      <fieldset className="switch-group build-switch">
        <legend className="ui-hidden">{texts.leftLabel}</legend>
        {(['add', 'outline'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="switch-choice"
            aria-pressed={shown === each}
            onClick={() => onShow(each)}
          >
            {texts[each]}
          </button>
        ))}
      </fieldset>
      {shown === 'add' ? (
        <FieldPalette
          onAdd={onAdd}
          onDrag={(x, y) => canvas.current?.dragOver(x, y)}
          onDragEnd={(entry, isDropped) => {
            canvas.current?.dragEnd();
            if (isDropped && dragPosition !== null) builder.add(entry, dragPosition);
          }}
        />
      ) : (
        <Outline
          builder={builder}
          onReach={(field) => canvas.current?.reveal(field)}
          onEditLabel={(field) => {
            onEdit();
            canvas.current?.edit({ on: 'field', field, text: 'label' });
          }}
        />
      )}
    </>
  );
}
