import './soleOwnerList.css';
import { Link } from '@tanstack/react-router';
import type { NamedOrganization } from '../../../api/apiError.ts';
import { useTexts } from '../../../texts/useTexts.ts';

/** Which organisations keep somebody from going, each with the way to its members. */
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
