import { Link } from '@tanstack/react-router';
import { FlaskConical, Inbox, PencilLine, SearchX, Share2, ShieldCheck } from 'lucide-react';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { ResponseTab } from '#form/query/responseQuery.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';
import { useForm } from '../../form/place/useForm.ts';

interface NoRowsProps {
  readonly organization: string;
  readonly tab: ResponseTab;
  /** Whether a search or filters are the reason. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** The empty table: why it is empty, and the next step. */
export function NoRows({ organization, tab, isNarrowed, onClear }: NoRowsProps) {
  const { empty: texts } = useLazyTexts(tableTexts);
  const form = useForm();
  const copyLabels = useCopyLabels();
  if (isNarrowed)
    return (
      <EmptyState
        icon={SearchX}
        title={texts.nothing}
        text={texts.nothingText}
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      />
    );
  if (tab === 'test') return <EmptyState icon={FlaskConical} title={texts.test} text={texts.testText} />;
  if (tab === 'spam') return <EmptyState icon={ShieldCheck} title={texts.spam} text={texts.spamText} />;
  if (tab === 'partial')
    return <EmptyState icon={PencilLine} title={texts.partial} text={texts.partialText} />;
  const isPublished = form.published_version !== null;
  return (
    <EmptyState
      icon={Inbox}
      title={texts.live}
      text={isPublished ? texts.liveText : texts.draftText}
      action={
        // Visitors cannot open a draft.
        isPublished && (
          <LinkButton
            variant="primary"
            icon={Share2}
            render={<Link to="/app/o/$organization/f/$form/share" params={{ organization, form: form.id }} />}
          >
            {texts.share}
          </LinkButton>
        )
      }
    >
      {isPublished && (
        <Stack>
          <CopyField label={texts.address} hideLabel value={form.url} {...copyLabels} />
          <LocalAddressNotice address={form.url} />
        </Stack>
      )}
    </EmptyState>
  );
}
