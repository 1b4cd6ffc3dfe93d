import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/pageHeader/pageHeader.tsx';
import { Row } from '../../../ui/row/row.tsx';
import { useDocumentTitle } from '../../navigation/useDocumentTitle.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { SignInAgainButton } from './signInAgainButton.tsx';

interface SessionsEndedProps {
  readonly organization: string;
  readonly back: ReactNode;
}

/** An owner has ended the sessions of this person in the organisation. */
export function SessionsEnded({ organization, back }: SessionsEndedProps) {
  const { organization: texts } = useTexts();
  useDocumentTitle(texts.endedTitle(organization));
  return (
    <>
      <PageHeader title={texts.endedTitle(organization)} description={texts.endedText} back={back} />
      <Row>
        <SignInAgainButton variant="primary" />
      </Row>
    </>
  );
}
