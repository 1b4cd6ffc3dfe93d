import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';

export function NoMails({ isConfigured }: { readonly isConfigured: boolean }) {
  const { mail: texts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <Card padding="none">
      <EmptyState
        icon={MailCheck}
        title={texts.emptyTitle}
        text={isConfigured ? texts.emptyConfigured : texts.emptyWaiting}
        headingLevel={3}
        action={
          <LinkButton render={<Link to="/app/o/$organization/settings/members" params={{ organization }} />}>
            {texts.emptyAction}
          </LinkButton>
        }
      />
    </Card>
  );
}
