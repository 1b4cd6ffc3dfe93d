import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../../texts/useTexts.ts';

/** A link to another organisation of the user, which the session may enter. */
export function OtherOrganizationLink({
  to,
}: {
  readonly to: { readonly id: string; readonly name: string };
}) {
  const { account } = useTexts();
  return (
    <Link to="/app/o/$organization" params={{ organization: to.id }}>
      <ArrowLeft size={16} aria-hidden />
      <span>{account.back(to.name)}</span>
    </Link>
  );
}
