import { useEditor } from '#admin/screen/form/editor/editorContext.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type DraftPart, draftSubject } from './draftSubject.ts';
import type { Subject } from './subject.ts';

/** A part of the draft in the editor of the form in the URL. */
export function useDraftSubject(part: DraftPart): Subject {
  const editor = useEditor();
  const { panel } = useLazyTexts(buildTexts);
  return draftSubject(editor, part, panel.withoutEffect);
}
