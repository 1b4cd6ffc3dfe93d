import type { FieldFault } from '#form/answer/faultsIn.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import { fault } from '#form/value/fault.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { OptionName } from '#service/collect/submission.ts';
import { type PageRequest, pageLanguageFor } from '../request.ts';

/** One fault for each field with full options, which are named by their translated labels. */
export async function fullOptionFaults(
  request: PageRequest,
  { definition }: PublishedForm,
  options: readonly OptionName[],
): Promise<FieldFault[]> {
  const { language } = await pageLanguageFor(request, definition);
  const fields = translateDefinition(definition, language).pages.flatMap((page) => page.fields);
  return [...Map.groupBy(options, ({ field }) => field)].map(([id, full]) => {
    const field = fields.find((each) => each.id === id);
    const shown = field === undefined ? undefined : shownOptions(field);
    const names = full.map(({ option }) => shown?.find(({ value }) => value === option)?.label || option);
    return { field: id, fault: fault('option_full', { option: names.join(', ') }) };
  });
}
