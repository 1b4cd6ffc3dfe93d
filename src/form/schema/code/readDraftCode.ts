import { isObject } from '#kit/isObject.ts';
import { checkForm } from '../../check/checkForm.ts';
import type { Severity } from '../../check/findings.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { readFormValue } from '../file/readFormValue.ts';
import type { FormFile } from '../formFile.ts';
import type { FormSettings } from '../settings.ts';
import { offsetOf } from '../text/parsedText.ts';
import { parseYaml } from '../text/parseYaml.ts';

/** A message and where it belongs in the text. */
export interface CodeMark {
  readonly offset: number;
  readonly severity: Severity;
  readonly message: string;
}

export interface ReadCode {
  /** Undefined where the text is not a form. */
  readonly definition?: FormDefinition;
  readonly marks: readonly CodeMark[];
  /** Keys of a form file that are not part of a draft, such as its name. */
  readonly leftOut: readonly string[];
}

/** Parts of a form file beside the document. */
const beside = ['$schema', 'id', 'name', 'organization', 'workspace', 'settings'];

/** Reads the YAML of a draft: its document with everything that is wrong with it, or why it is none. */
export function readDraftCode(text: string, settings: FormSettings): ReadCode {
  const parsed = parseYaml(text);
  if (!parsed.ok)
    return {
      marks: parsed.failure.map(({ offset, message }) => ({ offset, severity: 'error', message })),
      leftOut: [],
    };
  const { value } = parsed.value;
  const offsets = parsed.value.offsetsOf('all');
  const given: Record<string, unknown> = isObject(value) ? value : {};
  const leftOut = beside.filter((key) => Object.hasOwn(given, key));
  // A file has a name, a draft has none.
  const read = readFormValue(
    isObject(value) ? { ...without(given, leftOut), name: 'draft' } : (value ?? { name: 'draft' }),
  );
  const mark = (path: string, severity: Severity, message: string): CodeMark => ({
    offset: offsetOf(offsets, path),
    severity,
    message,
  });
  if (!read.ok) {
    const { faults, authoredPath } = read.failure;
    return { marks: faults.map(({ path, message }) => mark(authoredPath(path), 'error', message)), leftOut };
  }
  const { file, authoredPath } = read.value;
  const definition = documentOf(file);
  const findings = checkForm(definition, settings);
  return {
    definition,
    marks: findings.map(({ path, severity, message }) => mark(authoredPath(path), severity, message)),
    leftOut,
  };
}

function documentOf(file: FormFile): FormDefinition {
  return without(file, beside) as FormDefinition;
}

function without(group: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).filter(([key]) => !keys.includes(key)));
}
