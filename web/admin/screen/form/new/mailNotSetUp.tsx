import { Link } from '@tanstack/react-router';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useStart } from '#admin/session/useStart.ts';
import { newTexts } from '#admin/texts/compiled/form/new.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** Says that no mail leaves yet, and where mail is set up or who can; nothing once it is. */
export function MailNotSetUp() {
  const { newForm: texts } = useLazyTexts(newTexts);
  const { id: organization, role } = useOrganization();
  const { mail: canSend } = useStart();
  if (canSend) return null;
  return (
    <Notice tone="warn">
      {texts.mailNotSetUp}{' '}
      {roleCovers(role, 'admin') ? (
        <Link to="/app/o/$organization/settings/mail" params={{ organization }}>
          {texts.setUpMail}
        </Link>
      ) : (
        texts.askOwner
      )}
    </Notice>
  );
}
