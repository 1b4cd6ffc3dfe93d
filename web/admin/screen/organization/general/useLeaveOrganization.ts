import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { refetchStart } from '#admin/session/refetchStart.ts';
import { announceSessionChange } from '#admin/session/tabChannel.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** Leaves the organisation and opens one of the remaining ones. */
export function useLeaveOrganization({ id, name }: AnswerOf<'organization'>) {
  const { organization: texts } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutateAsync, isPending, error } = useRouteMutation('leaveOrganization');
  const leave = async () => {
    try {
      await mutateAsync({ params: { organization: id } });
    } catch {
      return;
    }
    // `/app` redirects to one of the remaining organisations, so they are loaded first.
    try {
      await refetchStart(client);
    } catch {
      // The user has left already, so the page reloads and the browser reports a failure.
      announceSessionChange();
      window.location.assign('/app');
      return;
    }
    // Skips the unsaved-changes prompt: the changes belong to an organisation the user left.
    await navigate({ to: '/app', ignoreBlocker: true });
    announceSessionChange();
    toast({ about: id, title: texts.left(name), tone: 'good' });
  };
  return { leave, isLeaving: isPending, error };
}
