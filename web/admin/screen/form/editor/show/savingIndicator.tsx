import './show.css';
import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Popover } from '#ui/popover/popover.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import type { SavingState } from '../editor.ts';
import { useEditorState } from '../editorContext.ts';

const icons: Readonly<Record<SavingState, LucideIcon>> = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: TriangleAlert,
};

/** How far the draft is stored, in a word; what needs attention is explained on request. */
export function SavingIndicator() {
  const saving = useEditorState((state) => state.saving);
  const { editor } = useLazyTexts(frameTexts);
  const about = useExplanation(saving);
  const [isOpen, setOpen] = useState(false);
  const Icon = icons[saving];
  const words = (
    <>
      <Icon size={16} aria-hidden />
      <span>{editor[saving]}</span>
    </>
  );
  return (
    <div className={`saving saving--${saving}`}>
      {about === undefined ? (
        words
      ) : (
        <Popover
          label={editor[saving]}
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <button type="button" className="saving-more">
              {words}
            </button>
          }
        >
          {about}
        </Popover>
      )}
      {/* Typing would announce “Saving” and “Saved” all the time; only what needs attention is announced. */}
      <ScreenReaderOnly>
        <span role="status">{about !== undefined && `${editor[saving]}. ${about}`}</span>
      </ScreenReaderOnly>
    </div>
  );
}

/** Undefined while all is well. */
function useExplanation(saving: SavingState): string | undefined {
  const refusal = useEditorState((state) => state.refusal);
  const { editor } = useLazyTexts(frameTexts);
  const problemText = useProblemText();
  if (saving === 'offline') return editor.offlineAbout;
  if (saving === 'refused') return editor.refusedAbout(problemText(new ApiError(refusal ?? '')));
  return undefined;
}
