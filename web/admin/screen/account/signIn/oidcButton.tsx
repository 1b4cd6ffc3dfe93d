import { KeyRound } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { type OidcRequest, useOidcRedirect } from './useOidcRedirect.ts';

interface OidcButtonProps {
  readonly label: string;
  readonly request: OidcRequest;
  /** Opens a new tab, so that unsaved input on this page survives. */
  readonly inNewTab?: boolean;
}

/** Redirects to the OIDC provider. */
export function OidcButton({ label, request, inNewTab = false }: OidcButtonProps) {
  const { leave, isLeaving, problem } = useOidcRedirect();
  return (
    <>
      <Button icon={KeyRound} size="large" busy={isLeaving} onClick={() => void leave(request, inNewTab)}>
        {label}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
