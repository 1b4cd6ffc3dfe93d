import { FilePlus2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';

interface NoFormsProps {
  readonly mayCreate: boolean;
  /** The link to the screen for a new form. */
  readonly newForm: ReactElement;
}

export function NoForms({ mayCreate, newForm }: NoFormsProps) {
  const { forms } = useTexts();
  return (
    <EmptyState
      icon={FilePlus2}
      title={forms.emptyTitle}
      text={mayCreate ? forms.emptyText : forms.emptyMember}
      action={
        mayCreate && (
          <LinkButton variant="primary" render={newForm}>
            {forms.newForm}
          </LinkButton>
        )
      }
    />
  );
}
