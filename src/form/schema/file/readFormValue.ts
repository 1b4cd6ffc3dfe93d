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
  /** The parts that could be read all the same, to be checked too; the filter tells real findings. */
  readonly rest?: FormValue & { isReal(finding: Finding): boolean };
}

/** Reads a form from parsed YAML or JSON: expands shorthands and keys, and checks size and shape. */
export function readFormValue(given: unknown): Result<FormValue, UnreadableForm> {
  const tooLarge = formExcesses(given).map(
    (excess): FormFault => ({ code: 'form_too_large', path: '', message: excessSentence(excess) }),
  );
  if (tooLarge.length > 0) return failed({ faults: tooLarge });
  const { value: expanded, authoredPath } = expandShorthands(given);
  const value = keysToIds(expanded);
  const parsed = formFile.safeParse(value);
  if (parsed.success) return ok({ file: stored(parsed.data), authoredPath });
  const faults = explainFaults(parsed.error, value);
  const rest = readableRest(value, parsed.error);
  if (rest === undefined) return failed({ faults });
  return failed({
    faults,
    rest: { file: stored(rest.file), authoredPath, isReal: (found) => rest.isReal(found) },
  });
}

function stored(file: FormFile): FormFile {
  return JSON.parse(storableJson(file));
}
