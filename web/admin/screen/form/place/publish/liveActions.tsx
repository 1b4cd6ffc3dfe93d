import { Link } from '@tanstack/react-router';
import { ExternalLink, Share2, Undo2 } from 'lucide-react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';

interface LiveActionsProps {
  readonly form: FormDocument;
  /** Undefined where there is no publication to take back. */
  readonly onUndo: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** The next steps with a published form. */
export function LiveActions({ form, onUndo, onLeave }: LiveActionsProps) {
  const { place } = useLazyTexts(frameTexts);
  const { id: organization } = useOrganization();
  return (
    <>
      <LinkButton
        variant="primary"
        icon={Share2}
        onClick={onLeave}
        render={<Link to="/app/o/$organization/f/$form/share" params={{ organization, form: form.id }} />}
      >
        {place.tabs.share}
      </LinkButton>
      {form.state === 'live' && (
        <LinkButton icon={ExternalLink} render={<a href={form.url} target="_blank" rel="noreferrer" />}>
          {place.openPage}
        </LinkButton>
      )}
      {onUndo !== undefined && (
        <Button variant="quiet" icon={Undo2} onClick={onUndo}>
          {place.publishing.undo}
        </Button>
      )}
    </>
  );
}
