import type { ScriptLanguage } from '#contract/app/response/export.ts';
import { csvTexts, writeCsv } from '../csv/writeCsv.ts';
import type { FormatInput } from '../format.ts';
import { measureRows, nothingYet } from '../sav/measure.ts';
import { streamZip } from '../zip/streamZip.ts';
import { script, scriptEndings } from './script.ts';

export interface WantedScript {
  readonly language: ScriptLanguage;
  /** Where the CSV is, seen from the script. */
  readonly file: string;
  /** Is given the script when the CSV has been written. */
  readonly onScript: (text: string) => void;
}

/** A CSV file, and then the script that reads it: that for SPSS says how long texts are. */
export async function* csvWithScript(
  input: FormatInput,
  { language, file, onScript }: WantedScript,
): AsyncGenerator<Uint8Array> {
  const { columns, title, zone } = input;
  const csv = { ...input, isOneLine: language === 'spss' };
  const textOf = csvTexts(csv);
  const measures = nothingYet(columns);
  const steps = async function* () {
    for await (const rows of input.steps()) {
      if (language === 'spss') measureRows(columns, rows, measures, textOf);
      yield rows;
    }
  };
  yield* writeCsv({ ...csv, steps });
  onScript(script(language, { columns, measures, textOf, title, zone, file }));
}

/** A ZIP archive with `responses.csv` and the script beside it. */
export async function* csvAndScript(
  input: FormatInput,
  language: ScriptLanguage,
): AsyncGenerator<Uint8Array> {
  yield* streamZip(
    async ({ add }) => {
      const file = 'responses.csv';
      let text = '';
      const onScript = (made: string) => {
        text = made;
      };
      await add(file, csvWithScript(input, { language, file, onScript }));
      await add(`responses.${scriptEndings[language]}`, once(text));
    },
    { now: input.now },
  );
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
