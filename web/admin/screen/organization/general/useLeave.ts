import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { useSend } from '../../../api/useSend.ts';
import { readStart } from '../../../session/readStart.ts';
import { tellTabs } from '../../../session/tabs.ts';
import { useTexts } from '../../../texts/useTexts.ts';

/** Ends the membership and goes where the person still belongs. */
export function useLeave({ id, name }: AnswerOf<'organization'>) {
  const { organization: texts } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutateAsync, isPending, error } = useSend('leaveOrganization');
  const leave = async () => {
    try {
      await mutateAsync({ params: { organization: id } });
    } catch {
      return;
    }
    // The beginning chooses among the organisations that are left, so it has to know them first.
    try {
      await readStart(client);
    } catch {
      // It is done all the same: the page begins anew, and the browser says where that fails too.
      tellTabs();
      window.location.assign('/app');
      return;
    }
    // What was not saved was of an organisation that is none of theirs any longer.
    await navigate({ to: '/app', ignoreBlocker: true });
    tellTabs();
    toast({ about: id, title: texts.left(name), tone: 'good' });
  };
  return { leave, isLeaving: isPending, error };
}
