import './show.css';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';
import { conflictWords } from './conflictWords.ts';

/** The parts that somebody else changed at the same time, with a choice for each. */
export function Conflicts() {
  const editor = useEditor();
  const conflicts = useEditorState((state) => state.conflicts);
  const draft = useEditorState((state) => state.draft);
  const { editor: texts } = useLazyTexts(frameTexts);
  if (conflicts.length === 0) return null;
  return (
    <div className="conflicts">
      <Notice tone="warn" title={texts.conflictsTitle(conflicts.length)} announce>
        <ul className="conflicts-list">
          {conflicts.map((conflict) => (
            <li key={conflict.id} className="conflicts-item">
              <p className="conflicts-words">{conflictWords(conflict, draft, texts)}</p>
              <div className="conflicts-choices">
                <Button size="small" onClick={() => editor.settle(conflict, 'mine')}>
                  {texts.keepMine}
                </Button>
                <Button size="small" onClick={() => editor.settle(conflict, 'theirs')}>
                  {texts.takeTheirs}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
