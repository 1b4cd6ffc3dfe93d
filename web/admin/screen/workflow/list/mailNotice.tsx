import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useStart } from '#admin/session/useStart.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
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

/** Leads to the page where mail is set up, or that says who can. */
export function NoMailServer() {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { id: organization, role } = useOrganization();
  if (!roleCovers(role, 'admin'))
    return (
      <Notice tone="warn" title={texts.noMailServer}>
        {texts.askOwner}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={texts.noMailServer}
      action={
        <LinkButton
          size="small"
          icon={Mail}
          render={<Link to="/app/o/$organization/settings/mail" params={{ organization }} />}
        >
          {texts.setUpMail}
        </LinkButton>
      }
    />
  );
}
