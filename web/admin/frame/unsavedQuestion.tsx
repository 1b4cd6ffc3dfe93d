import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/confirmDialog/confirmDialog.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** Asked where somebody leaves a screen with something on it that was changed and not saved. */
export function UnsavedQuestion({ isChanged }: { readonly isChanged: boolean }) {
  const { frame } = useTexts();
  const { status, proceed, reset } = useBlocker({
    // Whose session has ended cannot stay, and a search in the address leaves nothing.
    shouldBlockFn: ({ current, next }) =>
      isChanged && next.pathname !== current.pathname && !next.pathname.startsWith('/app/sign-in'),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={frame.unsavedTitle}
      description={frame.unsavedText}
      confirmLabel={frame.unsavedLeave}
      cancelLabel={frame.unsavedStay}
      onConfirm={() => proceed?.()}
    />
  );
}
