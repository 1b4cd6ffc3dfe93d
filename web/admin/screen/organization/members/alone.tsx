import { Users } from 'lucide-react';
import { EmptyState } from '../../../../ui/emptyState/emptyState.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTexts } from '../../../texts/useTexts.ts';

/** For an owner who has nobody here yet, and has invited nobody. */
export function Alone() {
  const { people } = useTexts();
  const { id: organization } = useOrganization();
  const { data } = useAnswer('invitations', { organization });
  if (data?.invitations.length !== 0) return null;
  return <EmptyState icon={Users} title={people.aloneTitle} text={people.alone} />;
}
