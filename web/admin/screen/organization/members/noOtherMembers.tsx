import { Users } from 'lucide-react';
import { EmptyState } from '../../../../ui/emptyState/emptyState.tsx';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTexts } from '../../../texts/useTexts.ts';

/** Shown to an owner without other members or invitations. */
export function NoOtherMembers() {
  const { members: memberTexts } = useTexts();
  const { id: organization } = useOrganization();
  const { data } = useRouteQuery('invitations', { organization });
  if (data?.invitations.length !== 0) return null;
  return <EmptyState icon={Users} title={memberTexts.aloneTitle} text={memberTexts.alone} />;
}
