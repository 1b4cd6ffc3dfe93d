import { LogIn } from 'lucide-react';
import { EmptyState } from '../../../ui/emptyState/emptyState.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { SignInAgainButton } from './signInAgainButton.tsx';

/** An owner has ended the sessions of this person in the organisation. */
export function SessionsEnded({ organization }: { readonly organization: string }) {
  const { organization: texts } = useTexts();
  useTitle(texts.endedTitle(organization));
  return (
    <EmptyState
      headingLevel={1}
      icon={LogIn}
      title={texts.endedTitle(organization)}
      text={texts.endedText}
      action={<SignInAgainButton variant="primary" />}
    />
  );
}
