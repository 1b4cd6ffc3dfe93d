import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Connection } from './dialog/useConnections.ts';

/** Asks a service whether the secret of a connection works, and tells the answer. */
export function useTestConnection() {
  const { connections: texts } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const toast = useToast();
  const problemText = useProblemText();
  const { mutateAsync, isPending, variables } = useRouteMutation('testConnection');
  const test = async ({ id, name }: Connection) => {
    try {
      const { works, reason } = await mutateAsync({ params: { organization, connection: id } });
      if (works) toast({ about: id, title: texts.works(name), tone: 'good' });
      else toast({ about: id, title: texts.fails(name, reason), tone: 'bad', duration: 0 });
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
    }
  };
  return { test, busy: isPending ? variables?.params?.connection : undefined };
}
