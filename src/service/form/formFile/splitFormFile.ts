import type { FormContent } from '#form/definition/describeChanges.ts';
import type { FormFile } from '#form/schema/formFile.ts';

export interface SplitFormFile extends FormContent {
  id?: string;
  workspace?: string;
}

/** Splits a file into the parts that are stored separately. */
export function splitFormFile(file: FormFile): SplitFormFile {
  const { $schema: _, organization: __, id, name, workspace, settings = {}, ...definition } = file;
  return {
    ...(id === undefined ? {} : { id }),
    ...(workspace === undefined ? {} : { workspace }),
    name,
    settings,
    definition,
  };
}
