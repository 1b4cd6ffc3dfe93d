import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { SoleOwnerNotice } from './soleOwnerNotice.tsx';
import { useLeaveOrganization } from './useLeaveOrganization.ts';

/** Leaves the organisation; the only owner is told what to do first. */
export function LeaveSection({ organization }: { readonly organization: AnswerOf<'organization'> }) {
  const { organization: texts, common } = useTexts();
  const problemText = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const { leave, isLeaving, error } = useLeaveOrganization(organization);
  const button = (
    <Row>
      <Button onClick={() => setAsked(true)}>{texts.leaveButton}</Button>
    </Row>
  );
  return (
    <Section title={texts.leave} description={texts.leaveDescription} tone="danger">
      {organization.role === 'owner' ? (
        <SoleOwnerNotice organization={organization} otherwise={button} />
      ) : (
        button
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.leaveQuestion(organization.name)}
        description={texts.leaveConsequence}
        confirmLabel={texts.leaveButton}
        cancelLabel={common.cancel}
        busy={isLeaving}
        error={error === null ? undefined : problemText(error)}
        onConfirm={() => void leave()}
      />
    </Section>
  );
}
