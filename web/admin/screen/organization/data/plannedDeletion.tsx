import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { formatDate } from '#ui/format/dates.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { useToast } from '#ui/toast/useToast.ts';

interface PlannedDeletionProps {
  readonly date: string;
  readonly isOwner: boolean;
}

/** The date of the planned deletion, with a button to cancel it. */
export function PlannedDeletion({ date, isOwner }: PlannedDeletionProps) {
  const { texts, locale } = useLanguage();
  const { data } = texts;
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending } = useRouteMutation('keepOrganization', {
    invalidates: ['data', 'organization'],
  });
  const keep = async () => {
    try {
      await mutateAsync({ params: { organization } });
      focusTitle();
      toast({ about: 'deletion', title: data.kept, tone: 'good' });
    } catch (error) {
      toast({ about: 'deletion', title: problemText(error), tone: 'bad' });
    }
  };
  return (
    <Notice
      tone="bad"
      title={data.planned(formatDate(date, locale))}
      action={
        isOwner && (
          <Button busy={isPending} onClick={() => void keep()}>
            {data.keep}
          </Button>
        )
      }
    >
      {data.plannedText} {!isOwner && data.plannedForAdmin}
    </Notice>
  );
}
