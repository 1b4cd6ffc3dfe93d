import { useState } from 'react';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import { NameDialog } from '#admin/dialog/nameDialog.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { ResponseView } from '#contract/app/response/views.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { bodyOf, type ViewContent } from './useChangeView.ts';

interface FormParams {
  readonly organization: string;
  readonly form: string;
}

interface ViewDialogProps {
  readonly params: FormParams;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly content: ViewContent;
  /** The id of a view that gets another name; a new one by default. */
  readonly renamed?: string;
  readonly onSaved?: (id: string) => void;
}

/** The name of a new view, and whether it is shared; or another name for one. */
export function ViewDialog({ params, open, onClose, content, renamed, onSaved }: ViewDialogProps) {
  const { views: texts } = useLazyTexts(tableTexts);
  const { common } = useTexts();
  const toast = useToast();
  const invalidates = ['responseViews'] as const;
  const create = useRouteMutation('createResponseView', { invalidates });
  const change = useRouteMutation('changeResponseView', { invalidates });
  const [isShared, setShared] = useState(content.shared);
  const { isPending, error, reset } = renamed === undefined ? create : change;
  const close = () => {
    reset();
    onClose();
  };
  const submit = async (name: string) => {
    const body = bodyOf({ ...content, name, shared: renamed === undefined ? isShared : content.shared });
    try {
      if (renamed === undefined) {
        const { id } = await create.mutateAsync({ params, body });
        onSaved?.(id);
      } else await change.mutateAsync({ params: { ...params, view: renamed }, body });
    } catch {
      // The dialog stays open and shows the error.
      return;
    }
    close();
    toast({
      about: 'view',
      title: renamed === undefined ? texts.saved(name) : texts.renamed,
      tone: 'good',
    });
  };
  return (
    <NameDialog
      open={open}
      onClose={close}
      title={renamed === undefined ? texts.saveTitle : texts.renameTitle}
      label={texts.name}
      help={renamed === undefined ? texts.saveAbout : undefined}
      missing={texts.nameMissing}
      initial={content.name}
      submitLabel={common.save}
      busy={isPending}
      error={error}
      onSubmit={(name) => void submit(name)}
    >
      {renamed === undefined && (
        <Switch
          label={texts.share}
          description={texts.sharedHelp}
          checked={isShared}
          onCheckedChange={setShared}
        />
      )}
    </NameDialog>
  );
}

interface DeleteViewProps {
  readonly params: FormParams;
  readonly dialog: SubjectDialog<ResponseView>;
  readonly onDeleted: () => void;
}

export function DeleteView({ params, dialog, onDeleted }: DeleteViewProps) {
  const { views: texts } = useLazyTexts(tableTexts);
  return (
    <ConfirmMutation
      dialog={dialog}
      route="deleteResponseView"
      invalidates={['responseViews']}
      about={({ id, name, shared }) => ({
        params: { ...params, view: id },
        question: texts.removeQuestion(name),
        consequence: shared ? texts.removeShared : texts.removeConsequence,
        button: texts.remove,
        done: texts.removed(name),
      })}
      focus={onDeleted}
    />
  );
}
