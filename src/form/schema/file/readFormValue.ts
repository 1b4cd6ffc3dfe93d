import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson } from '#kit/text/storableText.ts';
import type { Finding } from '../../check/findings.ts';
import { excessSentence, formExcesses } from '../../size/formExcesses.ts';
import { type FormFile, formFile } from '../formFile.ts';
import { expandShorthands } from './expandShorthands.ts';
import { explainFaults, type FormFault } from './explainFaults.ts';
import { keysToIds } from './fieldKeys.ts';
import { readableRest } from './readableRest.ts';

/** A form read from parsed YAML or JSON, with all texts as they will be stored. */
export interface FormValue {
  readonly file: FormFile;
  /** The path of a part in the author's file. */
  authoredPath(path: string): string;
}

export interface UnreadableForm {
  readonly faults: FormFault[];
  /** The path of a part in the author's file. */
  authoredPath(path: string): string;
  /** Looks for the parts that can be read all the same, to be checked too; the filter tells real findings. */
  rest(): (FormValue & { isReal(finding: Finding): boolean }) | undefined;
}

/** Reads a form from parsed YAML or JSON: expands shorthands and keys, and checks size and shape. */
export function readFormValue(given: unknown): Result<FormValue, UnreadableForm> {
  const tooLarge = formExcesses(given).map(
    (excess): FormFault => ({ code: 'form_too_large', path: '', message: excessSentence(excess) }),
  );
  if (tooLarge.length > 0)
    return failed({ faults: tooLarge, authoredPath: (path) => path, rest: () => undefined });
  const { value: expanded, authoredPath } = expandShorthands(given);
  const value = keysToIds(expanded);
  const parsed = formFile.safeParse(value);
  if (parsed.success) return ok({ file: stored(parsed.data), authoredPath });
  const { error } = parsed;
  return failed({
    faults: explainFaults(error, value),
    authoredPath,
    rest() {
      const rest = readableRest(value, error);
      if (rest === undefined) return undefined;
      return { file: stored(rest.file), authoredPath, isReal: (found) => rest.isReal(found) };
    },
  });
}

function stored(file: FormFile): FormFile {
  return JSON.parse(storableJson(file));
}
