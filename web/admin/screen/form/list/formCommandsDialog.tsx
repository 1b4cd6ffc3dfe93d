import { Link } from '@tanstack/react-router';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { FormDialogProps } from './formDialogs.tsx';

/** Shows the command with which a program reads the responses of a form. */
export function FormCommandsDialog({ form, open, organization, onClose }: FormDialogProps) {
  const { forms, keys, common } = useTexts();
  const copyLabels = useCopyLabels();
  const { id } = form;
  const read = `curl -u "$KEY:" '${location.origin}/v2/forms/${id}/responses'`;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={forms.workTitle(form.name)}
      closeLabel={common.close}
    >
      <Stack>
        <p>{forms.workRead}</p>
        <CodeBlock label={forms.workReadCommand} code={read} {...copyLabels} />
        <p>
          <a href="/docs" target="_blank" rel="noreferrer">
            {keys.reference}
          </a>
          {organization.role !== 'member' && (
            <>
              {' · '}
              <Link to="/app/o/$organization/settings/keys" params={{ organization: organization.id }}>
                {keys.list}
              </Link>
            </>
          )}
        </p>
      </Stack>
    </Dialog>
  );
}
