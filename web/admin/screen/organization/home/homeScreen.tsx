import './homeScreen.css';
import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useStart } from '#admin/session/useStart.ts';
import { AccountHead } from '#admin/shell/accountHead.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';

/** Explains to a user without an organisation how to join one. */
export function HomeScreen() {
  const { signIn, account } = useTexts();
  const { user } = useStart();
  useDocumentTitle(signIn.homeTitle);
  const { ask, link, join } = signIn.homeSteps;
  return (
    <>
      <AccountHead />
      <main className="account-main" id="main" tabIndex={-1}>
        <EmptyState
          icon={Mail}
          headingLevel={1}
          title={signIn.homeTitle}
          text={
            <>
              {signIn.homeText} <strong>{user?.email}</strong>
            </>
          }
          action={<LinkButton render={<Link to="/app/account" />}>{account.title}</LinkButton>}
        >
          <Card>
            <h2>{signIn.homeStepsTitle}</h2>
            <ol className="home-steps">
              <li>{ask}</li>
              <li>{link}</li>
              <li>{join}</li>
            </ol>
          </Card>
        </EmptyState>
      </main>
    </>
  );
}
