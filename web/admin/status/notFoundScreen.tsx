import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';

export function NotFoundScreen() {
  const { problems, frame } = useTexts();
  useDocumentTitle(problems.notFoundTitle);
  return (
    <EmptyState
      headingLevel={1}
      icon={SearchX}
      title={problems.notFoundTitle}
      text={problems.notFound}
      action={<LinkButton render={<Link to="/app" />}>{frame.toStart}</LinkButton>}
    />
  );
}
