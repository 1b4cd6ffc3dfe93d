import { Problem } from '../../problem.ts';
import { readContentType } from '../contentType.ts';
import { headerParameters } from '../headerParameters.ts';

export interface PartHeaders {
  /** The name of the control. */
  readonly name: string;
  /** Undefined for a text part, empty if no file was chosen. */
  readonly fileName: string | undefined;
  /** The declared media type. */
  readonly type: string;
}

/** Parses the headers of a part. A missing or repeated header makes the whole body malformed. */
export function readPartHeaders(bytes: Buffer): PartHeaders {
  const headers = linesOf(bytes);
  const disposition = /^[ \t]*form-data[ \t]*(?=;|$)/i.exec(headers.get('content-disposition') ?? '');
  if (disposition === null)
    throw malformed('A part of the body has no Content-Disposition that begins with form-data.');
  const parameters = headerParameters(disposition.input.slice(disposition[0].length));
  if (parameters === undefined) throw malformed('The Content-Disposition of a part cannot be read.');
  const name = parameters.get('name');
  if (name === undefined) throw malformed('A part of the body has no name.');
  const encoding = headers.get('content-transfer-encoding')?.trim() ?? 'binary';
  if (!/^(7bit|8bit|binary)$/i.test(encoding))
    throw malformed('The parts of the body must come as they are, without a Content-Transfer-Encoding.');
  const { media, parameters: ofType } = readContentType(headers.get('content-type') ?? 'text/plain');
  if (media.startsWith('multipart/')) throw malformed('A part of the body must not have parts itself.');
  const fileName = fileNameOf(parameters);
  if (fileName === undefined && !/^(utf-?8|us-ascii)$/i.test(ofType.get('charset') ?? 'utf-8'))
    throw new Problem('media_type_unsupported', { message: 'The texts of the body must be in UTF-8.' });
  return { name, fileName, type: media };
}

/** Prefers `filename*`, which only some clients send. */
function fileNameOf(parameters: ReadonlyMap<string, string>): string | undefined {
  const extended = parameters.get('filename*');
  const read = extended === undefined ? undefined : extendedValue(extended);
  const plain = parameters.get('filename');
  if (extended !== undefined && read === undefined && plain === undefined)
    throw malformed('The filename* of a part of the body cannot be read.');
  return read ?? plain;
}

/** The headers by lower-case name. */
function linesOf(bytes: Buffer): Map<string, string> {
  const headers = new Map<string, string>();
  // A line that starts with white space continues the previous one.
  const text = bytes.toString().replace(/\r\n[ \t]+/g, ' ');
  if (/[\0\r\n]/.test(text.replaceAll('\r\n', '')))
    throw malformed('A header of a part has an odd character.');
  for (const line of text === '' ? [] : text.split('\r\n')) {
    const match = /^([\w!#$%&'*+.^`|~-]+):(.*)$/s.exec(line);
    if (match === null) throw malformed('A header of a part of the body cannot be read.');
    const name = (match[1] ?? '').toLowerCase();
    if (headers.has(name)) throw malformed('A part of the body has a header twice.');
    headers.set(name, match[2] ?? '');
  }
  return headers;
}

function malformed(message: string): Problem {
  return new Problem('body_malformed', { message });
}

/** Reads `UTF-8''%E2%82%AC.txt` (RFC 8187). Undefined if it is malformed or not UTF-8. */
function extendedValue(text: string): string | undefined {
  const encoded = /^utf-8'[^']*'((?:[^%]|%[0-9a-f]{2})*)$/i.exec(text)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
