import './designNavigation.css';
import { Link } from '@tanstack/react-router';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useForm } from '../place/useForm.ts';

/** The two halves of the design: how the form looks, and what it says in which language. */
export function DesignNavigation() {
  const design = useLazyTexts(designTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const params = { organization, form };
  return (
    <nav className="design-navigation" aria-label={design.navigation}>
      <Link className="design-navigation-link" to="/app/o/$organization/f/$form/design" params={params}>
        {design.look}
      </Link>
      <Link className="design-navigation-link" to="/app/o/$organization/f/$form/texts" params={params}>
        {design.texts}
      </Link>
    </nav>
  );
}
