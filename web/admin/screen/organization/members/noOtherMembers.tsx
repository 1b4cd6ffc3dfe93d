import { Users } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';

/** Shown to an owner without other members or invitations. */
export function NoOtherMembers() {
  const { members: memberTexts } = useTexts();
  const { id: organization } = useOrganization();
  const { data } = useRouteQuery('invitations', { organization });
  if (data?.invitations.length !== 0) return null;
  return <EmptyState icon={Users} title={memberTexts.aloneTitle} text={memberTexts.alone} />;
}
