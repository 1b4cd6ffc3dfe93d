import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { splitFormFile } from '../formFile/splitFormFile.ts';
import { listTemplates } from '../templates.ts';
import { translatedDefinition } from './translatedDefinition.ts';

export interface ReadTemplate {
  readonly name: string;
  readonly definition: FormDefinition;
  readonly settings: FormSettings;
}

/** A template in the given language, if it is translated into it; otherwise in its own. */
export async function findTemplate(
  template: string,
  language: string | undefined,
): Promise<ReadTemplate | undefined> {
  const text = (await listTemplates()).find(({ name }) => name === template)?.text;
  if (text === undefined) return undefined;
  const read = await readFormFile(text, 'yaml');
  if (!read.ok) throw new Error(`a template that cannot be read: ${read.failure.faults[0]?.message}`);
  const { name, definition, settings } = splitFormFile(read.value.file);
  return {
    name,
    settings,
    definition: language === undefined ? definition : translatedDefinition(definition, template, language),
  };
}
