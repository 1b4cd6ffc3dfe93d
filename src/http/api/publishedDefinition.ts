import { emptyDefinition, type FormDefinition } from '#form/definition/document.ts';
import type { FormSummaryRow } from '#store/query/form/form.ts';
import type { ApiContext } from './context.ts';

/** The API shows the published version of a form, and nothing before the first publication. */
export async function publishedDefinition(
  { definitions }: ApiContext,
  form: FormSummaryRow,
): Promise<FormDefinition> {
  if (form.published_version === null) return emptyDefinition;
  return (await definitions.get(form.organization_id, form.id, form.published_version)) ?? emptyDefinition;
}
