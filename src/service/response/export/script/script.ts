import type { ScriptLanguage } from '#contract/app/response/export.ts';
import type { ExportColumn } from '../column/column.ts';
import type { Measure } from '../sav/measure.ts';
import { pythonScript } from './pythonScript.ts';
import { rScript } from './rScript.ts';
import { spssScript } from './spssScript.ts';

/** A CSV file that a script reads. */
export interface ScriptInput {
  readonly columns: readonly ExportColumn[];
  /** Of the texts as the file has them. */
  readonly measures: readonly Measure[];
  readonly textOf: (text: string) => string;
  /** The name of the form. */
  readonly title: string;
  readonly zone: string;
  /** Where the file is, seen from the script. */
  readonly file: string;
}

export const scriptEndings: Readonly<Record<ScriptLanguage, string>> = { r: 'R', python: 'py', spss: 'sps' };

const writers: Readonly<Record<ScriptLanguage, (input: ScriptInput) => string>> = {
  r: rScript,
  python: pythonScript,
  spss: spssScript,
};

/** A program that reads an exported CSV file with types and labels. */
export function script(language: ScriptLanguage, input: ScriptInput): string {
  return writers[language](input);
}
