import { useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { suppressSignInPrompt } from '#admin/session/suppressSignInPrompt.ts';
import { useSessionChange } from '#admin/session/useSessionChange.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { SoleOwnerList } from './soleOwnerList.tsx';

/** Deletes the account, after a dialog that explains what remains. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const { account, common } = useTexts();
  const problemText = useProblemText();
  const sessionChange = useSessionChange();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useRouteMutation('deleteAccount');
  const ask = (isOpen: boolean) => {
    setAsked(isOpen);
    reset();
  };
  const remove = async () => {
    try {
      await mutateAsync({});
    } catch {
      // The dialog shows the error.
      return;
    }
    await suppressSignInPrompt(() => sessionChange('/app/sign-in?deleted=true'));
  };
  const owned = error instanceof ApiError ? error.organizations : [];
  const problem = owned.length > 0 ? <SoleOwnerList organizations={owned} /> : error && problemText(error);
  return (
    <Section title={account.delete} description={account.deleteText} tone="danger">
      <Row>
        <Button onClick={() => ask(true)}>{account.deleteButton}</Button>
      </Row>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={account.deleteQuestion}
        description={account.deleteConsequence}
        typeToConfirm={{ text: email, label: account.deleteType(email) }}
        confirmLabel={account.deleteButton}
        cancelLabel={common.cancel}
        busy={isPending}
        error={problem ?? undefined}
        onConfirm={() => void remove()}
      />
    </Section>
  );
}
