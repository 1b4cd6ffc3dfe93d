import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useStart } from '#admin/session/useStart.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** Says that mails wait in the outbox, for workflows with mails on a server that cannot send any. */
export function MailNotice({ workflows }: { readonly workflows: readonly Workflow[] }) {
  const { mail: canSend } = useStart();
  const sendsMail = workflows.some(
    ({ enabled = true, do: actions }) => enabled && actions.some(({ type }) => type === 'mail'),
  );
  return canSend || !sendsMail ? null : <NoMailServer />;
}

/** Leads to the outbox; admins, who cannot read it, to the page that says how mails are sent. */
export function NoMailServer() {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { organization: frame } = useTexts();
  const { id: organization, role } = useOrganization();
  if (!roleCovers(role, 'admin'))
    return (
      <Notice tone="warn" title={texts.noMailServer}>
        {texts.askOperator}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={texts.noMailServer}
      action={
        <LinkButton
          size="small"
          icon={Inbox}
          render={<Link to="/app/o/$organization/settings/mail" params={{ organization }} />}
        >
          {role === 'owner' ? texts.openOutbox : frame.pages.mail}
        </LinkButton>
      }
    />
  );
}
