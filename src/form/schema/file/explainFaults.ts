import type { z } from 'zod';
import { nearestWord } from '#kit/text/nearestWord.ts';
import { shortened } from '../../check/nameOf.ts';
import { fieldNumber } from '../../definition/document.ts';
import { typeAdvice } from '../../value/typeAdvice.ts';
import {
  faultSentence,
  type Issue,
  type LocatedIssue,
  locatedIssues,
  maxFaults,
  writtenPath,
} from '../faults.ts';
import { fieldSchemas } from '../field.ts';
import { type Holder, keyHabit, keySentence, operatorHabits } from './keyHabits.ts';
import { keysAt } from './keysAt.ts';
import { part, partAt } from './part.ts';
import { isItem, subjectOf } from './subjectOf.ts';

/** Why a part of a form file cannot be read. The code is the contract; `docs/forms.md` lists the same codes. */
export const faultKinds = {
  file_syntax: 'The text is not YAML or JSON.',
  key_unknown: 'A key does not exist where it stands.',
  key_missing: 'A required key is missing.',
  value_invalid: 'A key has a value that it cannot have.',
  form_too_large: 'The form has more parts in all than a form may have.',
} as const;

export type FaultCode = keyof typeof faultKinds;

/** A fault of a form file in a sentence that says what to do. */
export interface FormFault {
  readonly code: FaultCode;
  readonly path: string;
  readonly message: string;
}

type Path = readonly PropertyKey[];

/** Explains all faults of a form file that departs from its schema, by the names that its author gave. */
export function explainFaults(error: z.ZodError, root: unknown): FormFault[] {
  const issues = locatedIssues(error);
  const replaced = new Set<string>();
  const unknown = issues.flatMap(({ path, issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, maxFaults).map((key) => unknownKey(path, key, root, replaced))
      : [],
  );
  const others = issues.flatMap(({ path, issue }) =>
    issue.code === 'unrecognized_keys' || isReplaced(path, replaced)
      ? []
      : [otherFault({ path, issue }, root)],
  );
  const seen = new Set<string>();
  const faults = [...unknown, ...others].filter(({ path, message }) => {
    const key = `${path} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return faults.slice(0, maxFaults);
}

/** A misspelt `lable` explains the missing `label`. */
function isReplaced(path: Path, replaced: ReadonlySet<string>): boolean {
  return path.some((_, index) => replaced.has(writtenPath(path.slice(0, index + 1))));
}

function unknownKey(path: Path, key: string, root: unknown, replaced: Set<string>): FormFault {
  const { name, holder } = subjectOf(path, root);
  const known = keysAt(path, root);
  const written = partAt(root, path);
  const free = new Set([...known].filter((each) => isUnset(part(written, each))));
  const meant =
    keySentence(holder, key) === undefined
      ? (keyHabit(holder, key, known) ?? nearestWord(key, free))
      : undefined;
  if (meant !== undefined && free.has(meant)) replaced.add(writtenPath([...path, meant]));
  return {
    code: 'key_unknown',
    path: writtenPath([...path, key]),
    message: `${capitalized(name)} ${name.startsWith('the settings') || name === 'the texts' ? 'have' : 'has'} the unknown key "${shortened(key)}"; ${advice(holder, key, known, meant)}`,
  };
}

/** An empty label is what a shorthand stands for. */
function isUnset(value: unknown): boolean {
  return value === undefined || value === '';
}

function advice(holder: Holder, key: string, known: ReadonlySet<string>, meant: string | undefined): string {
  const said = keySentence(holder, key);
  if (said !== undefined) return `${said}.`;
  if (meant !== undefined)
    return keyHabit(holder, key, known) === meant ? `use "${meant}".` : `did you mean "${meant}"?`;
  if (holder === 'form' && keysAt(['settings'], {}).has(key)) return 'move it under "settings".';
  if (holder === 'page' && Object.values(fieldSchemas).some(({ shape }) => Object.hasOwn(shape, key)))
    return 'it is a key of fields; indent it like the other keys of its field.';
  if (holder === 'form' && keysAt(['theme'], {}).has(key)) return 'move it under "theme".';
  if (known.size === 0) return 'remove it.';
  return `the keys are ${[...known].filter((each) => !unadvertised.has(each)).join(', ')}.`;
}

/** Keys that only imports and editors write. */
const unadvertised = new Set(['$schema', 'position', 'imported_options', 'password_hash']);

function otherFault({ path, issue }: LocatedIssue, root: unknown): FormFault {
  const value = partAt(root, path);
  const place = writtenPath(path);
  if (path.length === 0)
    return {
      code: 'value_invalid',
      path: place,
      message: `A form file begins with keys, such as name: Contact, not with ${sortOf(value)}.`,
    };
  if (value === undefined) return { code: 'key_missing', path: place, message: missing(path, root) };
  const last = path.at(-1);
  if (last === 'type' && typeof value === 'string' && path.at(-3) === 'fields') {
    const { name } = subjectOf(path.slice(0, -1), root);
    const message = sentenceOf(
      `${capitalized(name)} has the unknown type "${shortened(value)}"; ${typeAdvice(value)}`,
    );
    return { code: 'value_invalid', path: place, message };
  }
  const subject = isItem(path)
    ? capitalized(subjectOf(path, root).name)
    : `"${String(last)}" of ${subjectOf(path.slice(0, -1), root).name}`;
  return {
    code: 'value_invalid',
    path: place,
    message: sentenceOf(`${subject} ${wrong(issue, path, value)}`),
  };
}

function wrong(issue: Issue, path: Path, value: unknown): string {
  const last = path.at(-1);
  if (last === 'format')
    return 'must be 2, which is the only format of files; write format: 2, or leave it out';
  if (issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'record'))
    return `needs keys, not ${sortOf(value)}; ${exampleOf(path)}`;
  if (issue.code === 'invalid_union' && !('options' in issue) && typeof value !== 'object')
    return `needs keys, not ${sortOf(value)}; ${exampleOf(path)}`;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return `must be a list, ${listExample(path)}`;
  const said = faultSentence(issue);
  if (typeof value !== 'string' || (issue.code !== 'invalid_value' && issue.code !== 'invalid_union'))
    return said;
  const words =
    issue.code === 'invalid_value'
      ? issue.values.map(String)
      : 'options' in issue
        ? [...(issue.options ?? [])].map(String)
        : [];
  const habit =
    last === 'operator'
      ? Object.entries(operatorHabits).find(([, habits]) =>
          habits.split(' ').includes(value.toLowerCase()),
        )?.[0]
      : undefined;
  const near = habit ?? nearestWord(value, words);
  return `${said}, not "${shortened(value)}"${near === undefined ? '' : `; did you mean "${near}"?`}`;
}

function missing(path: Path, root: unknown): string {
  const holder = subjectOf(path.slice(0, -1), root);
  const key = String(path.at(-1));
  return `${capitalized(holder.name)} ${holder.name.startsWith('the settings') ? 'have' : 'has'} no "${key}"; add ${exampleLine(key, holder.holder, root)}.`;
}

/** A line to copy. */
function exampleLine(key: string, holder: Holder, root: unknown): string {
  switch (`${holder}.${key}`) {
    case 'form.name':
      return 'a line such as name: Contact';
    case 'form.pages':
      return 'fields: with the list of its fields';
    case 'field.id':
      return `id: field${nextFieldNumber(root)}`;
    case 'field.type':
      return 'a line such as type: one_line_input';
    case 'field.label':
      return 'the question, such as label: Your name';
    case 'field.options':
      return 'options: [Red, Green]';
    case 'page.id':
      return 'a line such as id: page1';
    case 'page.fields':
      return 'fields: with the list of its fields';
    case 'rule.when':
      return 'when: { field: field1, operator: is, value: "yes" }';
    case 'rule.do':
      return 'do: [{ action: show, field: field2 }]';
    case 'action.action':
      return 'a line such as action: show';
    case 'condition.operator':
      return 'a line such as operator: is';
    case 'condition.field':
      return 'a line such as field: field1';
    case 'option.label':
      return 'what visitors read, such as label: Red';
    default:
      return 'it';
  }
}

function nextFieldNumber(root: unknown): number {
  let last = 0;
  const pages = part(root, 'pages');
  for (const page of Array.isArray(pages) ? pages : []) {
    const fields = part(page, 'fields');
    for (const field of Array.isArray(fields) ? fields : []) {
      const id = part(field, 'id');
      if (typeof id === 'string') last = Math.max(last, fieldNumber(id));
    }
  }
  return last + 1;
}

/** How the part is written, for people who do not think in objects. */
function exampleOf(path: Path): string {
  const last = String(path.findLast((key) => typeof key === 'string'));
  const example = path[0] === 'workflows' && last === 'do' ? actionExample : objectExamples[last];
  return example === undefined ? 'write key: value lines under it' : `write ${example}`;
}

const actionExample = '{ id: hook, type: webhook, url: https://example.org/hook }';

const objectExamples: Record<string, string> = {
  workflows: '{ id: notify, trigger: response, do: [{ id: mail, type: mail, to: team@example.org }] }',
  options: '{ value: red, label: Red }, or only Red',
  fields: '{ id: field1, type: email, label: Your e-mail }',
  pages: '{ id: page1, fields: [ … ] }',
  logo: '{ source: "data:image/png;base64,…" }; web addresses are not loaded',
  background_image: '{ source: "data:image/png;base64,…" }; web addresses are not loaded',
  image: '{ source: "data:image/png;base64,…" }; web addresses are not loaded',
  one_per_person: '{ by: browser }, { by: link } or { by: answer, field: field1 }',
  other: '{ label: Something else }, or {} for the usual words',
  logic: '{ when: { field: field1, operator: is, value: "yes" }, do: [{ action: show, field: field2 }] }',
  when: '{ field: field1, operator: is, value: "yes" }',
  do: '{ action: show, field: field2 }',
  quotas: '{ field: field1, option: red, max: 12 }',
  ending: '{ title: Thank you, message: … }',
  theme: '{ accent: "#0e6b5c" }',
  settings: '{ closes_at: 2030-12-31T18:00 }',
  resume: '{ link: true }',
  texts: '{ submit: Send }',
  translations: '{ de: { title: … } }',
  columns: '{ id: column1, label: Name }',
  rows: '{ id: row1, label: Monday }',
};

function listExample(path: Path): string {
  const last = String(path.at(-1));
  const item = objectExamples[last]?.replace(/, or only Red$/, '');
  if (last === 'options') return 'such as [Red, Green]';
  return item === undefined ? 'such as [one, two]' : `with a hyphen before each item: - ${item}`;
}

function sortOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  if (typeof value === 'string') return `the text "${shortened(value)}"`;
  if (typeof value === 'object') return 'keys';
  return String(value);
}

/** Ids keep their letters. */
function capitalized(text: string): string {
  return /^[a-z]+ /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function sentenceOf(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}
