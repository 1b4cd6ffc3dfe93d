import './soleOwnerList.css';
import { Link } from '@tanstack/react-router';
import type { NamedOrganization } from '#admin/api/apiError.ts';
import { useTexts } from '#admin/texts/useTexts.ts';

/** Lists organisations whose only owner the user is, with links to their members. */
export function SoleOwnerList({ organizations }: { readonly organizations: readonly NamedOrganization[] }) {
  const { account } = useTexts();
  return (
    <>
      {account.deleteOnlyOwner(organizations.length)}
      <ul className="owned-alone">
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <Link to="/app/o/$organization/settings/members" params={{ organization: id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
