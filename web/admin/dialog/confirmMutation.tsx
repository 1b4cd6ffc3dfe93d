import type { ParametersOf, RouteName } from '#contract/app/routes.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useRouteMutation } from '../api/useRouteMutation.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { SubjectDialog } from './useSubjectDialog.ts';

interface ConfirmMutationProps<Name extends RouteName, Subject extends { readonly id: string }> {
  readonly dialog: SubjectDialog<Subject>;
  /** The mutation to run on confirmation, and the queries to invalidate. */
  readonly route: Name;
  readonly invalidates: readonly RouteName[];
  readonly about: (subject: Subject) => {
    readonly params: ParametersOf<Name>;
    readonly question: string;
    readonly consequence: string;
    readonly button: string;
    /** The success toast. */
    readonly done: string;
  };
  /** Moves the focus after the subject is deleted; to the title by default. */
  readonly focus?: () => void;
}

/** Confirms an irreversible mutation and runs it. */
export function ConfirmMutation<Name extends RouteName, Subject extends { readonly id: string }>(
  props: ConfirmMutationProps<Name, Subject>,
) {
  const { dialog, route, invalidates, about, focus = focusTitle } = props;
  const { common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useRouteMutation(route, { invalidates });
  if (dialog.subject === undefined) return null;
  const { id } = dialog.subject;
  const { params, question, consequence, button, done } = about(dialog.subject);
  const close = () => {
    dialog.close();
    reset();
  };
  const confirm = async () => {
    try {
      await mutateAsync({ params });
    } catch {
      // The dialog stays open and shows the error.
      return;
    }
    close();
    focus();
    // Replaces an earlier toast, whose undo would fail now.
    toast({ about: id, title: done, tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={close}
      title={question}
      description={consequence}
      confirmLabel={button}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void confirm()}
    />
  );
}
