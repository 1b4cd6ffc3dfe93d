import { schemaFaults } from '#form/schema/faults.ts';
import { type FormFile, formFile } from '#form/schema/formFile.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson } from '#kit/text/storableText.ts';
import type { FileKind } from './fileKind.ts';
import { type LineIndex, lineIndex } from './lineIndex.ts';
import { type ParsedText, placeOf, type TextFault } from './parsedText.ts';

/** Counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** An error in a file and its position. */
export interface FileFault extends Place {
  /** A sentence without its full stop: `pages[0].label is missing`. */
  message: string;
}

/** A form read from a file, with all texts as they will be stored. */
export interface ReadForm {
  file: FormFile;
  /** The position of the part with that path: `pages[0].fields[2]`. */
  placeOf(path: string): Place;
}

/** Reads a form from the text of a file, or returns everything that is wrong with it. */
export async function readFormFile(text: string, kind: FileKind): Promise<Result<ReadForm, FileFault[]>> {
  const lines = lineIndex(text);
  const parsed = await parse(text, kind);
  if (!parsed.ok) return failed(parsed.failure.map((fault) => atPosition(lines, fault)));
  const { value, places } = parsed.value;
  if (value === null || value === undefined)
    return failed([atPosition(lines, { offset: 0, message: 'the file is empty' })]);
  const checked = formFile.safeParse(value);
  if (!checked.success) {
    const faults = schemaFaults(checked.error).flatMap(({ path, message, unknownKeys }): TextFault[] =>
      unknownKeys === undefined
        ? [
            {
              offset: placeOf(places, path),
              message: `${path || 'the document'} ${message}${quotesHint(text, kind, message, placeOf(places, path))}`,
            },
          ]
        : unknownKeys.map((key) => {
            const whole = path === '' ? key : `${path}.${key}`;
            return { offset: placeOf(places, whole), message: `${whole} is not known here` };
          }),
    );
    return failed(
      faults.sort((one, other) => one.offset - other.offset).map((fault) => atPosition(lines, fault)),
    );
  }
  const file: FormFile = JSON.parse(storableJson(checked.data));
  return ok({ file, placeOf: (path) => lines(placeOf(places, path)) });
}

/** YAML parses an id of digits as a number, so the message suggests quotes. */
function quotesHint(text: string, kind: FileKind, message: string, offset: number): string {
  if (kind !== 'yaml' || message !== 'must be a text') return '';
  const written = /^(?:[^\s:]+:|-)[ \t]+([-+.\w]+)[ \t]*(?:[,}#\r\n]|$)/.exec(
    text.slice(offset, offset + 500),
  )?.[1];
  return written === undefined ? '' : `; put it in quotes: "${written}"`;
}

async function parse(text: string, kind: FileKind): Promise<Result<ParsedText, TextFault[]>> {
  // Lazy imports: reading JSON does not load the YAML parser.
  if (kind === 'yaml') return (await import('./parseYaml.ts')).parseYaml(text);
  return (await import('./parseJson.ts')).parseJson(text);
}

function atPosition(lines: LineIndex, { offset, message }: TextFault): FileFault {
  return { ...lines(offset), message };
}
