import { Link } from '@tanstack/react-router';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Finding } from '#form/check/findings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { useEditor } from '../../editor/editorContext.ts';
import { locationOfFinding } from '../../findings/locationOfFinding.ts';
import { sentenceFor } from '../../findings/sentenceFor.ts';

interface FindingListProps {
  readonly form: string;
  readonly findings: readonly Finding[];
  readonly draft: FormDefinition;
  /** The dialog closes before the place of a finding is shown. */
  readonly onShow: () => void;
}

/** The findings of the checker, each with its place and a way to it. */
export function FindingList({ form, findings, draft, onShow }: FindingListProps) {
  const { place, findings: texts } = useLazyTexts(frameTexts);
  const { publishing } = place;
  const { id: organization } = useOrganization();
  const editor = useEditor();
  const select = ({ field, page }: Finding) => {
    if (field !== undefined) editor.select({ kind: 'fields', fields: [field] });
    else if (page !== undefined) editor.select({ kind: 'page', page });
    else editor.select({ kind: 'form' });
    onShow();
  };
  return (
    <ul className="publish-findings">
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same
        <li key={index}>
          <span className="publish-place" dir="auto">
            {locationOfFinding(draft, finding, publishing) ?? publishing.placeForm}
          </span>
          <span>{sentenceFor(finding, '', texts)}</span>
          <LinkButton
            size="small"
            variant="quiet"
            onClick={() => select(finding)}
            render={
              <Link
                to={tabOf(finding)}
                params={{ organization, form }}
                search={finding.workflow === undefined ? {} : { open: finding.workflow }}
              />
            }
          >
            {publishing.show}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The tab on which the place of a finding is shown. */
function tabOf({ rule, workflow }: Finding) {
  if (workflow !== undefined) return '/app/o/$organization/f/$form/workflows';
  return rule === undefined ? '/app/o/$organization/f/$form' : '/app/o/$organization/f/$form/logic';
}
