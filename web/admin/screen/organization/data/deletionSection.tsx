import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Section } from '#ui/section/section.tsx';
import { DeleteOrganization } from './deleteOrganization.tsx';
import { PlannedDeletion } from './plannedDeletion.tsx';

/** Deleting the organisation: offered, scheduled, or reserved to owners. */
export function DeletionSection({ content }: { readonly content: AnswerOf<'data'> }) {
  const { data: texts } = useTexts();
  const isOwner = useOrganization().role === 'owner';
  return (
    <Section title={texts.delete} description={texts.deleteDescription} tone="danger">
      {content.delete_at !== null ? (
        <PlannedDeletion date={content.delete_at} isOwner={isOwner} />
      ) : isOwner ? (
        <DeleteOrganization content={content} />
      ) : (
        <p className="data-soft">{texts.deleteOwnersOnly}</p>
      )}
    </Section>
  );
}
