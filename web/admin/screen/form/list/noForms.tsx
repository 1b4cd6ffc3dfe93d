import { FilePlus2 } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/emptyState/emptyState.tsx';
import { useTexts } from '../../../texts/useTexts.ts';

interface NoFormsProps {
  readonly mayCreate: boolean;
  readonly onCreate: () => void;
}

export function NoForms({ mayCreate, onCreate }: NoFormsProps) {
  const { forms } = useTexts();
  return (
    <EmptyState
      icon={FilePlus2}
      title={forms.emptyTitle}
      text={mayCreate ? forms.emptyText : forms.emptyMember}
      action={
        mayCreate && (
          <Button variant="primary" onClick={onCreate}>
            {forms.newForm}
          </Button>
        )
      }
    />
  );
}
