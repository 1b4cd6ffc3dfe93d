import { KeyRound } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { Problem } from '../../../../ui/notice/problem.tsx';
import { type OidcWish, useOidcJourney } from './useOidcJourney.ts';

interface OidcButtonProps {
  readonly label: string;
  readonly wish: OidcWish;
  /** For somebody who has something on this page that would be lost. */
  readonly inNewTab?: boolean;
}

/** Leaves for the provider, which sends the browser back. */
export function OidcButton({ label, wish, inNewTab = false }: OidcButtonProps) {
  const { leave, isLeaving, problem } = useOidcJourney();
  return (
    <>
      <Button icon={KeyRound} size="large" busy={isLeaving} onClick={() => void leave(wish, inNewTab)}>
        {label}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
