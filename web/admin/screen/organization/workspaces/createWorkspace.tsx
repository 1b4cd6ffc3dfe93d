import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { NameDialog } from '#admin/dialog/nameDialog.tsx';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';

export function CreateWorkspace({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { workspaces: texts } = useTexts();
  const { id: organization } = useOrganization();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('createWorkspace', {
    invalidates: ['workspaces', 'organization'],
  });
  const close = () => {
    onClose();
    reset();
  };
  const create = async (name: string) => {
    // The mutation's error is shown below.
    const made = await mutateAsync({ params: { organization }, body: { name } }).catch(() => undefined);
    if (made === undefined) return;
    close();
    toast({ about: made.id, title: texts.created(name), tone: 'good' });
  };
  return (
    <NameDialog
      open={open}
      onClose={close}
      title={texts.createTitle}
      label={texts.name}
      help={texts.nameHelp}
      missing={texts.nameMissing}
      submitLabel={texts.create}
      busy={isPending}
      error={error}
      onSubmit={(name) => void create(name)}
    />
  );
}
