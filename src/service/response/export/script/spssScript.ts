import { cutBytes } from '../sav/cutBytes.ts';
import { responseSets } from '../sav/multipleResponseSets.ts';
import { displayWidth, maxTextLength, type Variable, variables, writtenFormat } from '../sav/variables.ts';
import type { ScriptInput } from './script.ts';

/** A command file for SPSS and PSPP; the variables are those of the SPSS file. Both end a case at every line break. */
export function spssScript(input: ScriptInput): string {
  const { columns, measures, zone, file, title } = input;
  const found = variables(columns, measures, zone);
  const instants = found.filter(({ column }) => column.kind === 'instant');
  const read = found.map((variable) => ` ${readAs(variable, instants)}`).join('\n');
  const commands = [
    // Both know the encoding by the byte order mark.
    '\ufeff* Encoding: UTF-8.',
    '* Reads an export of Canvass with its types and labels. Set the working directory to its folder first, or change the path.',
    ...found
      .filter(
        ({ column, width }, index) => width === maxTextLength && isCut(measures[index]?.bytes, column.kind),
      )
      .map(({ name }) => `* Texts of ${name} are cut after ${maxTextLength} bytes.`),
    'SET DECIMAL=DOT.',
    `GET DATA /TYPE=TXT\n /FILE=${text(file)}\n /ENCODING='UTF8'\n /ARRANGEMENT=DELIMITED\n /FIRSTCASE=2\n /DELIMITERS=","\n /QUALIFIER='"'\n /VARIABLES=\n${read}.`,
    ...instants.map(({ name }, index) => `COMPUTE ${name} = ${instantOf(`@t${index + 1}`)}.`),
    ...(instants.length > 0
      ? [`DELETE VARIABLES\n${lines(instants.map((_, index) => `@t${index + 1}`))}.`]
      : []),
    ...(instants.length > 0 ? [`MATCH FILES /FILE=* /KEEP=\n${lines(leading(found))}\n ALL.`] : []),
    ...found.flatMap(formatted),
    ...found.flatMap((variable) => notAsked(variable, found)),
    ...found.map(({ name, label }) => `VARIABLE LABELS ${name}\n ${text(label)}.`),
    ...found.flatMap((variable) => labelled(variable, input.textOf)),
    ...found.map(({ name, level }) => `VARIABLE LEVEL ${name} (${levels[level]}).`),
    ...found.map((variable) => `VARIABLE WIDTH ${variable.name} (${displayWidth(variable)}).`),
    ...responseSets(found).map(
      ({ name, label, members }) =>
        `MRSETS /MDGROUP NAME=$${name} LABEL=${text(label)} VARIABLES=\n${lines(members.map((each) => each.name))}\n VALUE=1.`,
    ),
    `FILE LABEL ${text(cutBytes(title, 60))}.`,
    'EXECUTE.',
  ];
  return `${commands.join('\n')}\n`;
}

const levels = { 1: 'NOMINAL', 2: 'ORDINAL', 3: 'SCALE' } as const;

function isCut(bytes = 0, kind = ''): boolean {
  return bytes > maxTextLength && kind !== 'number';
}

/** Offsets of time zones have no format, so instants are read as texts first. */
function readAs(variable: Variable, instants: readonly Variable[]): string {
  const { name, column, width } = variable;
  if (width > 0) return `${name} A${width}`;
  switch (column.kind) {
    case 'instant':
      return `@t${instants.indexOf(variable) + 1} A32`;
    case 'day':
    case 'clock':
      return `${name} ${writtenFormat(variable)}`;
    default:
      return `${name} F40.0`;
  }
}

/** The local time of such a text. SUBSTR is known to both programs. */
function instantOf(name: string): string {
  const part = (from: number, length: number, format: string) =>
    `NUMBER(SUBSTR(${name},${from},${length}),${format})`;
  const day = `DATE.DMY(${part(9, 2, 'F2')},${part(6, 2, 'F2')},${part(1, 4, 'F4')})`;
  const time = `TIME.HMS(${part(12, 2, 'F2')},${part(15, 2, 'F2')},${part(18, 6, 'F6.3')})`;
  return `${day}\n + ${time}`;
}

/** The variables as far as the last instant; computed ones are at the end of the file. */
function leading(found: readonly Variable[]): string[] {
  const last = found.findLastIndex(({ column }) => column.kind === 'instant');
  return found.slice(0, last + 1).map(({ name }) => name);
}

function formatted(variable: Variable): string[] {
  const { name, width, column } = variable;
  if (width > 0 || column.kind === 'day' || column.kind === 'clock') return [];
  return [`FORMATS ${name} (${writtenFormat(variable)}).`];
}

function notAsked({ name, notAsked: code, column }: Variable, found: readonly Variable[]): string[] {
  if (code === undefined) return [];
  const version = found.find((variable) => variable.column.name === 'version');
  const asked = [...(column.versions ?? [])];
  const other = asked.length > 0 && version ? ` AND NOT ANY(${version.name},${asked.join(',')})` : '';
  return [`IF (MISSING(${name})${other}) ${name} = ${code}.`, `MISSING VALUES ${name} (${code}).`];
}

function labelled({ name, column, width, valueLabels }: Variable, textOf: ScriptInput['textOf']): string[] {
  const values =
    width > 0 && column.kind === 'choice' && column.shows === 'value'
      ? (column.choices ?? [])
          .map(({ value, label }) => ({ value: textOf(value), label }))
          .filter(({ value }) => Buffer.byteLength(value) <= Math.min(width, 120))
          .map(({ value, label }) => `\n ${text(value)} ${text(cutBytes(label, 120))}`)
      : valueLabels.map(({ value, label }) => `\n ${value} ${text(label)}`);
  return values.length > 0 ? [`VALUE LABELS ${name}${values.join('')}.`] : [];
}

function lines(names: readonly string[]): string {
  return names.map((name) => ` ${name}`).join('\n');
}

/** Parts that are short enough for lines of 255 bytes. A literal has no line breaks. */
function text(value: string): string {
  const characters = [...value.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, ' ')];
  const parts: string[] = [];
  for (let at = 0; at < characters.length; at += 50)
    parts.push(
      `'${characters
        .slice(at, at + 50)
        .join('')
        .replaceAll("'", "''")}'`,
    );
  return parts.join(' +\n ') || "''";
}
