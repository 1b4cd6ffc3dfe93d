import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { createPrompt } from '../api/prompt.ts';
import { useTexts } from '../texts/useTexts.ts';
import { registerUnsavedChanges } from './unsavedChanges.ts';

interface UnsavedChangesPromptProps {
  readonly isChanged: boolean;
  /** Replaces the default texts, for secrets that are shown only once. */
  readonly title?: string;
  readonly text?: string;
}

/** Asks before unsaved changes are lost by leaving the screen or signing out. */
export function UnsavedChangesPrompt({ isChanged, title, text }: UnsavedChangesPromptProps) {
  const { frame } = useTexts();
  const { status, proceed, reset } = useBlocker({
    // A signed-out user cannot stay, and a change of the search parameters loses nothing.
    shouldBlockFn: ({ current, next }) =>
      isChanged && next.pathname !== current.pathname && !next.pathname.startsWith('/app/sign-in'),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  const [prompt] = useState(createPrompt);
  const isOpen = prompt.useIsOpen();
  useEffect(() => (isChanged ? registerUnsavedChanges(prompt.request) : undefined), [isChanged, prompt]);
  const resolve = (mayLeave: boolean) => {
    prompt.resolve(mayLeave);
    if (mayLeave) proceed?.();
    else reset?.();
  };
  return (
    <ConfirmDialog
      open={status === 'blocked' || isOpen}
      onOpenChange={() => resolve(false)}
      title={title ?? frame.unsavedTitle}
      description={text ?? frame.unsavedText}
      confirmLabel={frame.unsavedLeave}
      cancelLabel={frame.unsavedStay}
      onConfirm={() => resolve(true)}
    />
  );
}
