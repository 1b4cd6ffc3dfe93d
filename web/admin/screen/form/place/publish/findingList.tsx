import { Link } from '@tanstack/react-router';
import type { Finding } from '#form/check/findings.ts';
import { type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { LinkButton } from '../../../../../ui/linkButton/linkButton.tsx';
import { useOrganization } from '../../../../navigation/useOrganization.ts';
import { usePlaceTexts } from '../../../../texts/form/place/usePlaceTexts.ts';
import { shortened } from '../../changes/changeSentences.ts';
import { useEditor } from '../../editor/editorContext.ts';

interface FindingListProps {
  readonly form: string;
  readonly findings: readonly Finding[];
  readonly draft: FormDefinition;
  /** The dialog closes before the place of a finding is shown. */
  readonly onShow: () => void;
}

/** The findings of the checker, each with its place and a way to it. */
export function FindingList({ form, findings, draft, onShow }: FindingListProps) {
  const { place } = usePlaceTexts();
  const { publishing } = place;
  const { id: organization } = useOrganization();
  const editor = useEditor();
  const placeOf = ({ field, page, rule, workflow }: Finding): string => {
    if (workflow !== undefined) return publishing.placeWorkflow(shortened(nameOf(draft, workflow)));
    if (rule !== undefined) return publishing.placeRule(rule + 1);
    const label = [...fieldsOf(draft)].find(({ id }) => id === field)?.label ?? '';
    if (label !== '') return `“${shortened(label)}”`;
    const heading = draft.pages.find(({ id }) => id === page)?.label ?? '';
    return heading === '' ? publishing.placeForm : publishing.placePage(shortened(heading));
  };
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
            {placeOf(finding)}
          </span>
          <span>{finding.message}</span>
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

function nameOf({ workflows = [] }: FormDefinition, id: string): string {
  const name = workflows.find((workflow) => workflow.id === id)?.name ?? '';
  return name === '' ? id : name;
}
