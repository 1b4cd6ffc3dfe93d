import { FolderClosed, Plus } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { Row } from '#ui/row/row.tsx';

export function NoWorkspaces({ onCreate }: { readonly onCreate: () => void }) {
  const { workspaces: texts } = useTexts();
  return (
    <EmptyState
      icon={FolderClosed}
      title={texts.emptyTitle}
      text={texts.empty}
      action={
        <Button icon={Plus} onClick={onCreate}>
          {texts.create}
        </Button>
      }
    >
      <Card>
        <Row space={3}>
          <Avatar name={texts.example} shape="square" />
          {texts.example}
        </Row>
      </Card>
    </EmptyState>
  );
}
