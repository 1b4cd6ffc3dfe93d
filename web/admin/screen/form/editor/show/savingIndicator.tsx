import './show.css';
import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { SavingState } from '../editor.ts';
import { useEditorState } from '../editorContext.ts';

const icons: Readonly<Record<SavingState, LucideIcon>> = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: TriangleAlert,
};

/** How far the draft is stored, in words. */
export function SavingIndicator() {
  const saving = useEditorState((state) => state.saving);
  const refusal = useEditorState((state) => state.refusal);
  const { editor } = useLazyTexts(frameTexts);
  const problemText = useProblemText();
  const Icon = icons[saving];
  const text =
    saving === 'refused' ? editor.refused(problemText(new ApiError(refusal ?? ''))) : editor[saving];
  return (
    <p className={`saving saving--${saving}`}>
      <Icon size={16} aria-hidden />
      {/* Typing would announce “Saving” and “Saved” all the time; only what needs attention is announced. */}
      <span role={saving === 'offline' || saving === 'refused' ? 'status' : undefined}>{text}</span>
    </p>
  );
}
