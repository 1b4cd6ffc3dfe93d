import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface SoleOwnerNoticeProps {
  readonly organization: AnswerOf<'organization'>;
  readonly otherwise: ReactNode;
}

/** Tells the only owner what to do before leaving; other owners see `otherwise`. */
export function SoleOwnerNotice({ organization, otherwise }: SoleOwnerNoticeProps) {
  const { organization: texts, common } = useTexts();
  const params = { organization: organization.id };
  const { data, error, refetch, isFetching } = useRouteQuery('members', params);
  const problemText = useProblemText();
  if (data === undefined && error === null) return null;
  if (data === undefined)
    return (
      <Notice
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {problemText(error)}
      </Notice>
    );
  if (data.members.filter(({ role }) => role === 'owner').length !== 1) return otherwise;
  return (
    <Notice
      title={texts.leaveAsOnlyOwner}
      action={
        <>
          <LinkButton
            size="small"
            render={<Link to="/app/o/$organization/settings/members" params={params} />}
          >
            {texts.toMembers}
          </LinkButton>
          <LinkButton
            size="small"
            variant="quiet"
            render={<Link to="/app/o/$organization/settings/data" params={params} />}
          >
            {texts.toData}
          </LinkButton>
        </>
      }
    >
      {texts.leaveAsOnlyOwnerText}
    </Notice>
  );
}
