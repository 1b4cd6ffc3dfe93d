import { Link, useLocation } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { formatDate } from '#ui/format/dates.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useLanguage } from '../texts/useTexts.ts';

/** Warns on every screen that the organisation will be deleted. */
export function DeletionNotice({ organization }: { readonly organization: AnswerOf<'organization'> }) {
  const { texts, locale } = useLanguage();
  const { pathname } = useLocation();
  if (organization.delete_at === null) return null;
  const params = { organization: organization.id };
  const isOwner = organization.role === 'owner';
  const page = `/app/o/${organization.id}/settings/data`;
  return (
    <Notice
      tone="bad"
      title={texts.frame.deletionPlanned(formatDate(organization.delete_at, locale))}
      action={
        isOwner &&
        pathname !== page && (
          <LinkButton size="small" render={<Link to="/app/o/$organization/settings/data" params={params} />}>
            {texts.frame.deletionLook}
          </LinkButton>
        )
      }
    >
      {isOwner ? undefined : texts.frame.deletionByOwners}
    </Notice>
  );
}
