import type { ParametersOf, RouteName } from '#contract/app/routes.ts';
import { ConfirmDialog } from '../../ui/confirmDialog/confirmDialog.tsx';
import { focusTitle } from '../../ui/pageHeader/focusTitle.ts';
import { useToast } from '../../ui/toast/useToast.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useSend } from '../api/useSend.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { useAsked } from './useAsked.ts';

interface AskedDialogProps<Name extends RouteName, Subject extends { readonly id: string }> {
  readonly asked: ReturnType<typeof useAsked<Subject>>;
  /** What is done when it is confirmed, and what is read again then. */
  readonly route: Name;
  readonly renews: readonly RouteName[];
  readonly about: (subject: Subject) => {
    readonly params: ParametersOf<Name>;
    readonly question: string;
    readonly consequence: string;
    readonly button: string;
    /** What is said once it was done. */
    readonly done: string;
  };
  /** Where the focus goes when what was asked about is gone; the title unless given. */
  readonly focus?: () => void;
}

/** Asks before something is done that cannot be undone, and does it. */
export function AskedDialog<Name extends RouteName, Subject extends { readonly id: string }>(
  props: AskedDialogProps<Name, Subject>,
) {
  const { asked, route, renews, about, focus = focusTitle } = props;
  const { common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useSend(route, { renews });
  if (asked.subject === undefined) return null;
  const { id } = asked.subject;
  const { params, question, consequence, button, done } = about(asked.subject);
  const close = () => {
    asked.close();
    reset();
  };
  const confirm = async () => {
    try {
      await mutateAsync({ params });
    } catch {
      // The dialog stays and says why.
      return;
    }
    close();
    focus();
    // It takes the place of an older one, whose way back would lead to what is gone.
    toast({ about: id, title: done, tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={asked.isOpen}
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
