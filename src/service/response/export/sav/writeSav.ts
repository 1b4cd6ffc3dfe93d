import { parseDay } from '#kit/time/day.ts';
import { offsetsIn } from '#kit/time/zonedTime.ts';
import { type Cell, cellNumber, cellText } from '../column/column.ts';
import type { FormatInput } from '../format.ts';
import { Bytecode } from './bytecode.ts';
import { wholeEnd } from './cutBytes.ts';
import { measure } from './measure.ts';
import { dictionaryRecords, elementsOf, headerRecord } from './records.ts';
import { type Variable, variables } from './variables.ts';

/** Seconds from 14 October 1582, where the format begins to count, to 1970. */
const epoch = 12_219_379_200;
const chunkLength = 64 * 1024;
/** Bytes that each segment of a long text stores. */
const segmentBytes = 255;

/** An SPSS system file: compressed, in UTF-8, with labels of variables and values. */
export async function* writeSav(input: FormatInput): AsyncGenerator<Uint8Array> {
  // The beginning does not depend on the rows, so a download starts before they are measured.
  yield headerRecord(input, 0).subarray(0, 64);
  const measures = await measure(input.columns, input.steps());
  const found = variables(input.columns, measures, input.zone);
  const size = found.reduce((sum, variable) => sum + elementsOf(variable), 0);
  yield Buffer.concat([
    headerRecord(input, size).subarray(64),
    ...dictionaryRecords(found, documents(input)),
  ]);
  const bytecode = new Bytecode();
  let cut = 0;
  const onCut = () => {
    cut += 1;
  };
  const writers = found.map((variable) => caseWriter(variable, input.zone, bytecode, onCut));
  for await (const rows of input.steps()) {
    for (const cells of rows) {
      const version = Number(cells[versionAt(input)]);
      for (let index = 0; index < writers.length; index += 1) writers[index]?.(cells[index], version);
      if (bytecode.length > chunkLength) yield bytecode.take();
    }
  }
  yield bytecode.finish();
  if (cut > 0) input.onCut?.(cut);
}

/** Times in the format have no zone. */
function documents({ zone }: FormatInput): string[] {
  return [`Times are local times of the zone ${zone}.`];
}

function versionAt({ columns }: FormatInput): number {
  return columns.findIndex(({ name }) => name === 'version');
}

function caseWriter(
  variable: Variable,
  zone: string,
  bytecode: Bytecode,
  onCut: () => void,
): (cell: Cell, version: number) => void {
  const { column, width, notAsked } = variable;
  if (width > 0)
    return (cell) => {
      if (!writeText(variable, cellText(column, cell), bytecode)) onCut();
    };
  const { versions } = column;
  const convert = numberOf(variable, zone);
  return (cell, version) => {
    if (cell !== undefined) bytecode.number(convert(cell));
    else bytecode.number(versions?.has(version) === false ? notAsked : undefined);
  };
}

function numberOf({ column }: Variable, zone: string): (cell: Cell) => number | undefined {
  switch (column.kind) {
    case 'choice':
      return (cell) => column.choices?.[Number(cell)]?.code;
    case 'boolean':
      return (cell) => (cell === true ? 1 : 0);
    case 'day':
      return (cell) => {
        const day = parseDay(String(cell));
        return day === undefined ? undefined : day * 86_400 + epoch;
      };
    case 'clock':
      return (cell) => {
        const time = /^(\d\d):(\d\d)$/.exec(String(cell));
        return time === null ? undefined : Number(time[1]) * 3600 + Number(time[2]) * 60;
      };
    case 'instant': {
      const offsetAt = offsetsIn(zone);
      return (cell) => (Number(cell) + offsetAt(Number(cell))) / 1000 + epoch;
    }
    default:
      return cellNumber;
  }
}

/**
 * False if the text was cut, after a whole character: it is longer than the format allows, or an edit made it longer since
 * it was measured.
 */
function writeText({ width, segments }: Variable, text: string, bytecode: Bytecode): boolean {
  const bytes = Buffer.from(text);
  const end = wholeEnd(bytes, width);
  for (const [index, segment] of segments.entries()) {
    const from = index * segmentBytes;
    bytecode.text(bytes, from, Math.min(end, from + segmentBytes), segment.width);
  }
  return end === bytes.length;
}
