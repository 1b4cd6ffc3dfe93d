import './panel.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditorState } from '../../editor/editorContext.ts';
import { holdFindingsOf } from '../../findings/quietFindings.ts';
import { ControlList } from './control/controlList.tsx';
import { ControlsContext } from './control/controlsContext.ts';
import { EndingPanel } from './part/endingPanel.tsx';
import { FieldPanel } from './part/fieldPanel.tsx';
import { FormPanel } from './part/formPanel.tsx';
import { PagePanel } from './part/pagePanel.tsx';
import { OpenSectionsProvider } from './part/settingsSections.tsx';
import { SeveralPanel } from './part/severalPanel.tsx';

/** The settings of what is selected. */
export function Panel() {
  const panel = useKeptFocus();
  const held = useHeldFindings();
  return (
    <div className="panel" ref={panel} {...held}>
      <OpenSectionsProvider>
        <ControlsContext value={ControlList}>
          <Selected />
        </ControlsContext>
      </OpenSectionsProvider>
    </div>
  );
}

const focusable = 'summary, button, input, select, textarea, a[href], [contenteditable]';

/**
 * Keeps the focus in the panel when the settings of another field replace those that had it: the selection of the
 * canvas arrives as a message, and Tab may be faster.
 */
function useKeptFocus() {
  const panel = useRef<HTMLDivElement>(null);
  const selection = useEditorState((state) => state.selection);
  const hadFocus = panel.current?.contains(document.activeElement) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection replaces the controls
  useLayoutEffect(() => {
    if (hadFocus && panel.current?.contains(document.activeElement) === false)
      panel.current.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  }, [selection]);
  return panel;
}

/** Handlers that hold back mistakes in a word that is half written. */
function useHeldFindings() {
  const field = useEditorState(({ selection }) =>
    selection.kind === 'fields' && selection.fields.length === 1 ? selection.fields[0] : undefined,
  );
  useEffect(() => () => holdFindingsOf(undefined), []);
  // Not by listeners of the element: these come before the control's own, and React would put its old text back.
  return { onInput: () => holdFindingsOf(field), onBlur: () => holdFindingsOf(undefined) };
}

function Selected() {
  const selection = useEditorState((state) => state.selection);
  switch (selection.kind) {
    case 'form':
      return <FormPanel />;
    case 'page':
      return <PagePanel key={selection.page} id={selection.page} />;
    case 'ending':
      return <EndingPanel />;
    case 'fields': {
      const [first, ...others] = selection.fields;
      if (first === undefined) return <FormPanel />;
      // A control must not take what was typed for another field.
      if (others.length === 0) return <FieldPanel key={first} id={first} />;
      return <SeveralPanel ids={selection.fields} />;
    }
  }
}
