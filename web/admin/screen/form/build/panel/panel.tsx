import './panel.css';
import { usePlaceTexts } from '../../../../texts/form/place/usePlaceTexts.ts';
import { useEditorState } from '../../editor/editorContext.ts';
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
  const { panel } = usePlaceTexts();
  return (
    <section className="panel" aria-label={panel.title}>
      <OpenSectionsProvider>
        <ControlsContext value={ControlList}>
          <Selected />
        </ControlsContext>
      </OpenSectionsProvider>
    </section>
  );
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
