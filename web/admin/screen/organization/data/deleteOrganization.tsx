import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { deletionDays } from '#contract/app/organization/data.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { day } from '#kit/time/durations.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { formatDate } from '#ui/format/dates.ts';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { Row } from '#ui/row/row.tsx';
import { useToast } from '#ui/toast/useToast.ts';

/** Shows what is deleted and when, then asks for the name. */
export function DeleteOrganization({ content }: { readonly content: AnswerOf<'data'> }) {
  const { texts, locale } = useLanguage();
  const { data, common } = texts;
  const organization = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useRouteMutation('deleteOrganization', {
    invalidates: ['data', 'organization'],
  });
  const { forms, responses } = content;
  const ask = (isOpen: boolean) => {
    setAsked(isOpen);
    reset();
  };
  const remove = async () => {
    try {
      const request = { params: { organization: organization.id }, body: { name: organization.name } };
      const { delete_at } = await mutateAsync(request);
      ask(false);
      focusTitle();
      toast({ about: 'deletion', title: data.planned(formatDate(delete_at, locale)) });
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <>
      <p>{data.deleteText(deletionDays)}</p>
      <Row>
        <Button onClick={() => ask(true)}>{data.deleteButton}</Button>
      </Row>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={data.deleteQuestion(organization.name)}
        description={data.deleteConsequence(
          formatDate(Date.now() + deletionDays * day, locale),
          forms,
          responses,
        )}
        typeToConfirm={{ text: organization.name, label: data.deleteType(organization.name) }}
        confirmLabel={data.deleteButton}
        cancelLabel={common.cancel}
        busy={isPending}
        error={error === null ? undefined : problemText(error)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
