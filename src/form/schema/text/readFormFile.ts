import { failed, ok, type Result } from '#kit/result.ts';
import type { Finding } from '../../check/findings.ts';
import type { FaultCode } from '../file/explainFaults.ts';
import { type FormValue, readFormValue } from '../file/readFormValue.ts';
import type { FormFile } from '../formFile.ts';
import type { FileKind } from './fileKind.ts';
import { lineIndex } from './lineIndex.ts';
import { offsetOf, type ParsedText, type TextFault } from './parsedText.ts';

/** Counted from 1. */
interface Location {
  line: number;
  column: number;
}

/** An error in a file and its position. */
export interface FileFault extends Location {
  code: FaultCode;
  /** A sentence that says what to do. */
  message: string;
}

/** A form read from a file, with all texts as they will be stored. */
export interface ReadForm {
  file: FormFile;
  /** The position of the part with that path: `pages[0].fields[2]`. */
  locationOf(path: string): Location;
}

/** The parts of a faulty file that could be read all the same. */
export interface ReadableParts extends ReadForm {
  /** Tells real findings from those that come from what was taken out. */
  isReal(finding: Finding): boolean;
}

export interface UnreadableFile {
  faults: FileFault[];
  /** Looks for the other parts, which takes as long as reading the file. */
  rest?(): ReadableParts | undefined;
}

/** Reads a form from the text of a file, or returns everything that is wrong with it. */
export async function readFormFile(text: string, kind: FileKind): Promise<Result<ReadForm, UnreadableFile>> {
  const lines = lineIndex(text);
  const parsed = await parse(text, kind);
  if (!parsed.ok)
    return failed({
      faults: parsed.failure.map(({ offset, message }) => ({
        ...lines(offset),
        code: 'file_syntax',
        message,
      })),
    });
  const { value, offsetsOf } = parsed.value;
  if (value === null || value === undefined)
    return failed({
      faults: [
        { ...lines(0), code: 'key_missing', message: 'The file is empty; begin with name: and fields:.' },
      ],
    });
  const read = readFormValue(value);
  const locatedIn = ({ file, authoredPath }: FormValue): ReadForm => {
    let offsets: ReadonlyMap<string, number> | undefined;
    return {
      file,
      locationOf(path) {
        offsets ??= offsetsOf('all');
        return lines(offsetOf(offsets, authoredPath(path)));
      },
    };
  };
  if (read.ok) return ok(locatedIn(read.value));
  const { authoredPath, rest } = read.failure;
  const faults = read.failure.faults.map((fault) => ({ ...fault, path: authoredPath(fault.path) }));
  const offsets = offsetsOf(faults.map(({ path }) => path));
  const located = faults
    .map(({ code, path, message }) => ({ code, message, offset: offsetOf(offsets, path) }))
    .sort((one, other) => one.offset - other.offset)
    .map(({ code, message, offset }): FileFault => {
      return { ...lines(offset), code, message: message + quotesHint(text, kind, message, offset) };
    });
  return failed({
    faults: located,
    rest() {
      const readable = rest();
      return readable === undefined ? undefined : { ...locatedIn(readable), isReal: readable.isReal };
    },
  });
}

/** YAML parses an id of digits as a number, so the message suggests quotes. */
function quotesHint(text: string, kind: FileKind, message: string, offset: number): string {
  if (kind !== 'yaml' || !message.endsWith('must be a text.')) return '';
  const written = /^(?:[^\s:]+:|-)[ \t]+([-+.\w]+)[ \t]*(?:[,}#\r\n]|$)/.exec(
    text.slice(offset, offset + 500),
  )?.[1];
  return written === undefined ? '' : ` Put it in quotes: "${written}".`;
}

async function parse(text: string, kind: FileKind): Promise<Result<ParsedText, TextFault[]>> {
  // Lazy imports: reading JSON does not load the YAML parser.
  if (kind === 'yaml') return (await import('./parseYaml.ts')).parseYaml(text);
  return (await import('./parseJson.ts')).parseJson(text);
}
