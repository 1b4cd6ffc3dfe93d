import { Link } from '@tanstack/react-router';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';

interface ResponseLinkProps {
  readonly organization: string;
  readonly form: string;
  /** The id of the response. */
  readonly response: number;
}

/** The number of a response, which leads to it. */
export function ResponseLink({ organization, form, response }: ResponseLinkProps) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  return (
    <Link
      to="/app/o/$organization/f/$form/responses/$response"
      params={{ organization, form, response: String(response) }}
    >
      {texts.responseNumber(response)}
    </Link>
  );
}
