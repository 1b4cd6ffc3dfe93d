import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';

interface RequireSecondFactorProps {
  readonly organization: AnswerOf<'organization'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms requiring a second factor, or no longer requiring it, and names the affected members. */
export function RequireSecondFactor({ organization, isOpen, onClose }: RequireSecondFactorProps) {
  const { organization: texts, common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const params = { organization: organization.id };
  const { data } = useRouteQuery('members', params);
  const { mutateAsync, isPending, error, reset } = useRouteMutation('requireSecondFactor', {
    invalidates: ['organization', 'account'],
  });
  const isRequired = organization.second_factor_required;
  const without = data?.members.filter(({ second_factor }) => !second_factor).length;
  const consequence =
    without === 0 ? texts.secondFactorOnAll : without === undefined ? '' : texts.secondFactorOnSome(without);
  const close = () => {
    reset();
    onClose();
  };
  const change = async () => {
    try {
      await mutateAsync({ params, body: { required: !isRequired } });
    } catch {
      // The dialog stays open and shows the error.
      return;
    }
    close();
    const title = isRequired ? texts.secondFactorStopped : texts.secondFactorRequired;
    toast({ about: 'second-factor', title, tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isShown) => !isShown && close()}
      title={isRequired ? texts.secondFactorStopQuestion : texts.secondFactorQuestion}
      description={isRequired ? texts.secondFactorStopText : consequence}
      confirmLabel={isRequired ? texts.secondFactorStop : texts.secondFactorRequire}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void change()}
    />
  );
}
