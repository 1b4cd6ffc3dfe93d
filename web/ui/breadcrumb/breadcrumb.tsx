import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import './breadcrumb.css';

export interface BreadcrumbProps {
  readonly label: string;
  /** Links, from the outside in; the page itself is the last one and its title, and not among them. */
  readonly links: readonly ReactElement[];
}

/** The way back up: `<Breadcrumb label="Where you are" links={[<Link key="forms" to="/">Forms</Link>]} />` */
export function Breadcrumb({ label, links }: BreadcrumbProps) {
  return (
    <nav className="ui-breadcrumb" aria-label={label}>
      <ol className="ui-breadcrumb__list">
        {links.map((link) => (
          <li key={link.key} className="ui-breadcrumb__step">
            {link}
            <ChevronRight className="ui-breadcrumb__arrow" size={14} aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  );
}
