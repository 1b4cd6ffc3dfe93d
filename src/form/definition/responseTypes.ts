import { fieldKinds, isFieldType } from '../value/kinds.ts';
import { type Field, type FormDefinition, fieldsOf } from './document.ts';
import { shownOptions } from './shownOptions.ts';

/**
 * Generates TypeScript types for the responses of a form in API v2: the response, each answer, the answers by field, and the
 * webhooks that bring a response.
 */
export function responseTypes(name: string, definition: FormDefinition): string {
  const word = typeName(name);
  const fields = [...fieldsOf(definition)].filter((field) => isFieldType(field.type));
  const keyed = fields.filter((field) => field.key !== undefined);
  return `/** Responses to ${comment(name)}, as API v2 gives them. Made by Canvass from the form. */
export interface ${word}Response {
  id: number;
  test: boolean;
  visitor: { country: string; region: string; city: string; time_spent: number; url: string };
  workflows: unknown[];
  /** One item for each answered field, in the order of the form. */
  response: ${word}Item[];
  created_at: string;
  updated_at: string;
}

/** An answer. Told apart by \`field_id\`. */
export type ${word}Item =${fields.length === 0 ? ' never' : fields.map(itemType).join('')};

/** The values by the ${keyed.length > 0 ? 'key of their field, or its id' : 'id of their field'}. A field left empty or hidden by logic is not there. */
export interface ${word}Answers {
${fields.map((field) => `${docComment(field, '  ')}  ${key(field.key ?? field.id)}?: ${valueType(field)};\n`).join('')}}
${webhookType(word, fields)}${keysConstant(word, keyed)}${sharedTypes(fields)}`;
}

/** The standard body in JSON; `#contract/webhook.ts` has it for all forms. */
function webhookType(word: string, fields: readonly Field[]): string {
  const named = fields.map(
    ({ id, key: name }) =>
      `      ${key(id)}?: { key: ${name === undefined ? 'null' : text(name)}; label: string };\n`,
  );
  return `
/** The body of a webhook in JSON. Decide by \`test\` whether it is a test. */
export interface ${word}Webhook {
  type: "response.created" | "response.edited" | "response.paid" | "response.left";
  timestamp: string;
  test: boolean;
  form: {
    id: string;
    name: string;
    /** The fields that \`data\` has answers of. */
    fields: {
${named.join('')}    };
  };
  /** Id of the workflow that sends it. */
  workflow: string;
  data: ${word}Response;
}
`;
}

/** The keys by field id, to turn items of the API into answers. */
function keysConstant(word: string, keyed: readonly Field[]): string {
  if (keyed.length === 0) return '';
  const lines = keyed.map(({ id, key: name = id }) => `  ${key(id)}: ${text(name)},\n`);
  return `
/** The keys of fields by \`field_id\`. */
export const ${word.charAt(0).toLowerCase()}${word.slice(1)}Keys = {
${lines.join('')}} as const;
`;
}

const word = /[\p{L}\p{N}]+/gu;

/** `Customer survey 2026` → `CustomerSurvey2026`. */
function typeName(name: string): string {
  const joined = (name.normalize('NFC').match(word) ?? [])
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
  if (joined === '') return 'Form';
  return /^\p{N}/u.test(joined) ? `Form${joined}` : joined;
}

function itemType(field: Field): string {
  const kind = isFieldType(field.type) ? fieldKinds[field.type].valueType : 'string';
  return `\n${docComment(field, '  ')}  | { field_id: ${text(field.id)}; field_type: ${text(field.type)}; value_type: ${text(kind)}; value: ${valueType(field)} }`;
}

function valueType(field: Field): string {
  if (!isFieldType(field.type)) return 'unknown';
  switch (fieldKinds[field.type].valueType) {
    case 'string':
      return 'string';
    case 'number':
      return 'number';
    case 'files':
      return 'AnsweredFile[]';
    case 'table':
      return 'AnsweredTable';
    case 'address':
      return 'AnsweredAddress';
    case 'options':
      return `{ label: string; value: ${optionValues(field)} }[]`;
  }
}

/** A union of the option values, open-ended because answers to earlier versions may have other values. */
function optionValues(field: Field): string {
  const options = shownOptions(field) ?? [];
  if (options.length === 0 || ('other' in field && field.other !== undefined)) return 'string';
  return `${options.map(({ value }) => text(value)).join(' | ')} | (string & {})`;
}

const shapes = {
  files:
    'export interface AnsweredFile {\n  id: string;\n  name: string;\n  /** Media type. */\n  type: string;\n  /** Bytes. */\n  size: number;\n}',
  table: 'export interface AnsweredTable {\n  headers: string[];\n  rows: string[][];\n}',
  address:
    'export interface AnsweredAddress {\n  full_address: string;\n  line1: string;\n  line2: string;\n  city: string;\n  state: string;\n  postal_code: string;\n  /** Two-letter code. */\n  country: string;\n}',
};

function sharedTypes(fields: readonly Field[]): string {
  const used = new Set(fields.map(({ type }) => (isFieldType(type) ? fieldKinds[type].valueType : 'string')));
  return Object.entries(shapes)
    .filter(([kind]) => used.has(kind as keyof typeof shapes))
    .map(([, shape]) => `\n${shape}\n`)
    .join('');
}

const text = (value: string) => JSON.stringify(value);

const key = (id: string) => (/^[A-Za-z_$][\w$]*$/.test(id) ? id : text(id));

/** A label cannot end the comment. */
const comment = (words: string) => words.replaceAll('*/', '*\\/').replace(/[\r\n\u2028\u2029]+/g, ' ');

function docComment({ label }: Field, indent: string): string {
  return label.trim() === '' ? '' : `${indent}/** ${comment(label)} */\n`;
}
