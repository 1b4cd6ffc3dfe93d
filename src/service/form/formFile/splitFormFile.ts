import type { FormState } from '#form/definition/describeChanges.ts';
import type { FormFile } from '#form/schema/formFile.ts';

export interface SplitFormFile extends FormState {
  id?: string;
  workspace?: string;
}

/** The parts of a file that are kept in different places. */
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
