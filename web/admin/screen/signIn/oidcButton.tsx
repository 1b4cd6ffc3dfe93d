import { KeyRound } from 'lucide-react';
import { LinkButton } from '../../../ui/linkButton/linkButton.tsx';
import { addressOf } from '../../api/callRoute.ts';

interface OidcButtonProps {
  readonly label: string;
  /** Where in the app to go afterwards, or the invitation that is being accepted. */
  readonly query: { readonly to?: string; readonly invitation?: string };
  /** For somebody who has something on this page that would be lost. */
  readonly inNewTab?: boolean;
}

/** Leaves for the provider, which sends the browser back. */
export function OidcButton({ label, query, inNewTab = false }: OidcButtonProps) {
  return (
    <LinkButton
      icon={KeyRound}
      size="large"
      href={addressOf('beginOidc', undefined, query)}
      target={inNewTab ? '_blank' : undefined}
    >
      {label}
    </LinkButton>
  );
}
