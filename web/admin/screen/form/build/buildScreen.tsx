import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { useDraft, useEditor } from '../editor/editorContext.ts';
import { Panel } from './panel/panel.tsx';

export function BuildScreen() {
  const { build } = usePlaceTexts();
  const draft = useDraft();
  const editor = useEditor();
  return (
    <div className="build-interim">
      <nav aria-label={build.title}>
        <button type="button" onClick={() => editor.select({ kind: 'form' })}>
          form
        </button>
        <button type="button" onClick={() => editor.select({ kind: 'ending' })}>
          ending
        </button>
        {draft.pages.map((page) => (
          <div key={page.id}>
            <button type="button" onClick={() => editor.select({ kind: 'page', page: page.id })}>
              {page.id}
            </button>
            {page.fields.map(({ id }) => (
              <button
                key={id}
                type="button"
                onClick={(event) => {
                  const { selection } = editor.state();
                  const before = event.shiftKey && selection.kind === 'fields' ? selection.fields : [];
                  editor.select({ kind: 'fields', fields: [...before, id] });
                }}
              >
                {id}
              </button>
            ))}
          </div>
        ))}
      </nav>
      <Panel />
    </div>
  );
}
