import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirmDialog/confirmDialog.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { registerUnsavedChanges } from './unsavedChanges.ts';

interface UnsavedChangesPromptProps {
  readonly isChanged: boolean;
  /** Where it is not about changes, but about what is shown this once. */
  readonly title?: string;
  readonly text?: string;
}

/** Asked where somebody leaves a screen with something on it that was changed and not saved, or signs out there. */
export function UnsavedChangesPrompt({ isChanged, title, text }: UnsavedChangesPromptProps) {
  const { frame } = useTexts();
  const { status, proceed, reset } = useBlocker({
    // Who is signed out cannot stay, and a search in the address leaves nothing.
    shouldBlockFn: ({ current, next }) =>
      isChanged && next.pathname !== current.pathname && !next.pathname.startsWith('/app/sign-in'),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    if (!isChanged) return;
    return registerUnsavedChanges(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [isChanged]);
  const end = (mayLeave: boolean) => {
    setAnswer(undefined);
    answer?.(mayLeave);
    if (mayLeave) proceed?.();
    else reset?.();
  };
  return (
    <ConfirmDialog
      open={status === 'blocked' || answer !== undefined}
      onOpenChange={() => end(false)}
      title={title ?? frame.unsavedTitle}
      description={text ?? frame.unsavedText}
      confirmLabel={frame.unsavedLeave}
      cancelLabel={frame.unsavedStay}
      onConfirm={() => end(true)}
    />
  );
}
