import type { ReactNode } from 'react';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Row } from '#ui/row/row.tsx';
import { useDocumentTitle } from '../../navigation/useDocumentTitle.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { SignInAgainButton } from './signInAgainButton.tsx';

interface SessionsEndedProps {
  readonly organization: string;
  readonly back: ReactNode;
}

/** Explains that an owner ended the user's sessions in the organisation. */
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
