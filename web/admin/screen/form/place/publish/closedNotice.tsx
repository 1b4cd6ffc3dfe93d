import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useToast } from '#ui/toast/useToast.ts';

/** Why visitors cannot answer a published form now, and the way to change that; nothing while they can. */
export function ClosedNotice({ form }: { readonly form: FormDocument }) {
  const { place } = useLazyTexts(frameTexts);
  const { forms } = useTexts();
  const { id: organization } = useOrganization();
  const toast = useToast();
  const problemText = useProblemText();
  const change = useRouteMutation('changeForm', { invalidates: ['form', 'forms'], inOrder: true });
  if (form.state === 'live') return null;
  const turnOn = async () => {
    try {
      await change.mutateAsync({ params: { organization, form: form.id }, body: { enabled: true } });
    } catch (error) {
      toast({ about: form.id, title: problemText(error), tone: 'bad' });
    }
  };
  return (
    <Notice
      tone="warn"
      action={
        form.state === 'disabled' && (
          <Button size="small" busy={change.isPending} onClick={() => void turnOn()}>
            {forms.turnOn}
          </Button>
        )
      }
    >
      {place.stateAbout[form.state]}
    </Notice>
  );
}
