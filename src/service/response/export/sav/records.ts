import { formatInstant } from '#kit/time/instant.ts';
import { cutBytes } from './cutBytes.ts';
import { multipleResponseSets } from './multipleResponseSets.ts';
import { displayWidth, type Variable } from './variables.ts';

/** The records before the data, as PSPP's developer manual documents the format. All numbers are little-endian. */

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const bias = 100;

/** The missing value of the system: the lowest number there is. */
const systemMissing = -Number.MAX_VALUE;

/** The first bytes; the number of cases is not known yet. */
export function headerRecord({ title, now }: { title: string; now: number }, caseSize: number): Buffer {
  const iso = formatInstant(now);
  const month = months[Number(iso.slice(5, 7)) - 1] ?? 'Jan';
  return Buffer.concat([
    text('$FL2', 4),
    text('@(#) SPSS DATA FILE Canvass', 60),
    int32(2, caseSize, 1, 0, -1),
    float64(bias),
    text(`${iso.slice(8, 10)} ${month} ${iso.slice(2, 4)}`, 9),
    text(iso.slice(11, 19), 8),
    text(cutBytes(title, 64), 64),
    Buffer.alloc(3),
  ]);
}

/** The eight-byte elements of a case. */
export function elementsOf({ segments }: Variable): number {
  return segments.reduce((sum, { width }) => sum + Math.max(1, Math.ceil(width / 8)), 0);
}

export function* dictionaryRecords(
  variables: readonly Variable[],
  documents: readonly string[],
): Generator<Buffer> {
  for (const variable of variables) yield variableRecords(variable);
  let position = 1;
  for (const variable of variables) {
    if (variable.valueLabels.length > 0) yield valueLabelRecords(variable, position);
    position += elementsOf(variable);
  }
  yield Buffer.concat([int32(6, documents.length), ...documents.map((line) => text(cutBytes(line, 80), 80))]);
  // Version, machine, IEEE 754, bytecode, little-endian, UTF-8.
  yield extension(3, 4, int32(1, 0, 0, -1, 1, 1, 2, 65_001));
  const lowest = Buffer.from([0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xef, 0xff]);
  yield extension(4, 8, Buffer.concat([float64(systemMissing, Number.MAX_VALUE), lowest]));
  const sets = multipleResponseSets(variables);
  if (sets !== '') yield extension(7, 1, Buffer.from(sets));
  yield extension(11, 4, Buffer.concat(variables.map(displayParameters)));
  const long = variables.map(({ segments, name }) => `${segments[0]?.shortName}=${name}`).join('\t');
  yield extension(13, 1, Buffer.from(long));
  const veryLong = variables.filter(({ width }) => width > 255);
  if (veryLong.length > 0) {
    const widths = veryLong.map(({ segments, width }) => `${segments[0]?.shortName}=${width}\0\t`).join('');
    yield extension(14, 1, Buffer.from(widths));
  }
  yield extension(20, 1, Buffer.from('UTF-8'));
  yield int32(999, 0);
}

function variableRecords({ segments, label, format, notAsked }: Variable): Buffer {
  const records: Buffer[] = [];
  for (const [index, { shortName, width }] of segments.entries()) {
    const labelBytes = Buffer.from(index === 0 ? label : '');
    const shown = segments.length === 1 ? format : (1 << 16) | (width << 8);
    const hasLabel = labelBytes.length > 0;
    records.push(
      int32(2, width, hasLabel ? 1 : 0, index === 0 && notAsked !== undefined ? 1 : 0, shown, shown),
      text(shortName, 8),
    );
    if (hasLabel)
      records.push(int32(labelBytes.length), padded(labelBytes, Math.ceil(labelBytes.length / 4) * 4));
    if (index === 0 && notAsked !== undefined) records.push(float64(notAsked));
    for (let more = 1; more < Math.ceil(width / 8); more += 1)
      records.push(int32(2, -1, 0, 0, 0, 0), text('', 8));
  }
  return Buffer.concat(records);
}

function valueLabelRecords({ valueLabels }: Variable, position: number): Buffer {
  const labels = valueLabels.map(({ value, label }) => {
    const bytes = Buffer.from(cutBytes(label, 120));
    const size = Math.ceil((bytes.length + 1) / 8) * 8;
    return Buffer.concat([float64(value), Buffer.from([bytes.length]), padded(bytes, size - 1)]);
  });
  return Buffer.concat([int32(3, labels.length), ...labels, int32(4, 1, position)]);
}

/** Measurement level, width on the screen and alignment of each segment. */
function displayParameters(variable: Variable): Buffer {
  const { segments, level, width } = variable;
  return Buffer.concat(segments.map(() => int32(level, displayWidth(variable), width > 0 ? 0 : 1)));
}

function extension(subtype: number, size: number, content: Buffer): Buffer {
  return Buffer.concat([int32(7, subtype, size, content.length / size), content]);
}

function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, index * 4);
  return bytes;
}

function float64(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, index * 8);
  return bytes;
}

function text(content: string, size: number): Buffer {
  return padded(Buffer.from(content), size);
}

function padded(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')]).subarray(0, size);
}
