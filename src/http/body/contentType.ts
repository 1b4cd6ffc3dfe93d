import { headerParameters } from './headerParameters.ts';

interface ContentType {
  /** In lower case; empty if missing or malformed. */
  readonly media: string;
  /** By lower-case name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** The content type of nearly every program, parsed in advance. */
const plainJson: ContentType = { media: 'application/json', parameters: new Map() };

/** Reads `multipart/form-data; boundary=…`. A malformed header has an empty type. */
export function readContentType(text: string): ContentType {
  if (text === plainJson.media) return plainJson;
  const end = text.indexOf(';');
  const media = (end === -1 ? text : text.slice(0, end)).trim().toLowerCase();
  const parameters = headerParameters(end === -1 ? '' : text.slice(end));
  return parameters === undefined ? { media: '', parameters: new Map() } : { media, parameters };
}
