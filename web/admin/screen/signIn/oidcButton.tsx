import { KeyRound } from 'lucide-react';
import { LinkButton } from '../../../ui/linkButton/linkButton.tsx';
import { addressOf } from '../../api/callRoute.ts';

interface OidcButtonProps {
  readonly label: string;
  /** Where in the app to go afterwards, or the invitation that is being accepted. */
  readonly query: { readonly to?: string; readonly invitation?: string };
}

/** Leaves for the provider, which sends the browser back. */
export function OidcButton({ label, query }: OidcButtonProps) {
  return (
    <LinkButton icon={KeyRound} size="large" href={addressOf('beginOidc', undefined, query)}>
      {label}
    </LinkButton>
  );
}
