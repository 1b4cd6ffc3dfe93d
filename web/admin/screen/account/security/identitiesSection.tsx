import '../profile/accountList.css';
import { KeyRound, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { textByCode } from '#admin/texts/textByCode.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { TimeSentence } from '../profile/timeSentence.tsx';
import { UnlinkIdentity } from './unlinkIdentity.tsx';

export type Identity = AnswerOf<'account'>['identities'][number];

interface IdentitiesSectionProps {
  /** Null if no provider is configured any more. */
  readonly provider: string | null;
  readonly identities: readonly Identity[];
}

/** The linked identities of OIDC providers. */
export function IdentitiesSection({ provider, identities }: IdentitiesSectionProps) {
  const { account, signIn } = useTexts();
  const problemText = useProblemText();
  const { mutateAsync } = useRouteMutation('linkOidc');
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState(() => {
    // The service's error after a failed visit to the provider.
    const code = new URLSearchParams(location.search).get('problem');
    return code === null ? undefined : (textByCode(signIn.problems, code) ?? signIn.problems.oidc_failed);
  });
  const unlinked = useSubjectDialog<Identity>();

  const link = async () => {
    setLeaving(true);
    setProblem(undefined);
    try {
      const { url } = await mutateAsync({});
      location.assign(url);
    } catch (error) {
      setLeaving(false);
      setProblem(problemText(error));
    }
  };
  return (
    <Section
      title={account.identitiesTitle}
      description={provider === null ? account.identitiesTextGone : account.identitiesText(provider)}
    >
      {identities.length > 0 && (
        <Card padding="none">
          <ul className="account-list">
            {identities.map((identity) => (
              <li key={identity.id} className="account-list-row">
                <KeyRound className="account-list-icon" size={20} aria-hidden />
                <div className="account-list-words">
                  <span className="account-list-name">{identity.email || identity.issuer}</span>
                  <span className="account-list-more">
                    <span>{identity.issuer}</span>
                    <TimeSentence value={identity.created_at} format="date" say={account.linked} />
                  </span>
                </div>
                <Button onClick={() => unlinked.ask(identity)}>{account.unlink}</Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Problem>{problem}</Problem>
      {identities.length === 0 && provider !== null && (
        <Row justify="apart">
          <p>{account.identitiesNone(provider)}</p>
          <Button icon={Link2} busy={isLeaving} onClick={() => void link()}>
            {account.link(provider)}
          </Button>
        </Row>
      )}
      <UnlinkIdentity dialog={unlinked} />
    </Section>
  );
}
