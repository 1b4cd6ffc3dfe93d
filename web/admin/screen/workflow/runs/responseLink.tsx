import { Link } from '@tanstack/react-router';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';

interface ResponseLinkProps {
  readonly organization: string;
  readonly form: string;
  /** The id of the response. */
  readonly response: number;
  /** Null where it has none yet. */
  readonly number: number | null;
}

/** The number of a response, which leads to it. */
export function ResponseLink({ organization, form, response, number }: ResponseLinkProps) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  return (
    <Link
      to="/app/o/$organization/f/$form/responses/$response"
      params={{ organization, form, response: String(response) }}
    >
      {number === null ? texts.response : texts.responseNumber(number)}
    </Link>
  );
}
