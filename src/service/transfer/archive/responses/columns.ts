import type { ResponseLine } from '#contract/archive.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { NamingAnswer } from '#store/scratch/archiveIndex.ts';
import { extraOf, timesOf } from '../lineValues.ts';
import type { Located } from '../source.ts';
import { type FragmentBytes, FragmentWriter } from './fragmentBytes.ts';
import { fragmentOf, workflowsOf } from './fragmentOf.ts';

/** The columns to read besides ids, times and versions. */
export interface ColumnsRequest {
  /** The stored text, which takes a third of the time. */
  text: boolean;
  /** The options that answers name. */
  options: boolean;
}

export interface SeenOption {
  field_id: string;
  label: string;
  value: string;
}

/** Consecutive response lines, column by column, which makes them cheap to pass between threads. */
export interface ResponseColumns {
  file: string;
  firstLine: number;
  count: number;
  id: Float64Array;
  test: Uint8Array;
  created_at: Float64Array;
  updated_at: Float64Array;
  /** 0 if the line names none. */
  version: Float64Array;
  /** 0 if the line names none. */
  number: Float64Array;
  named: { file_id: string; answer: Omit<NamingAnswer, 'form_id'> }[];
  options: SeenOption[];
  text: ResponseTexts | undefined;
}

interface ResponseTexts {
  fragments: FragmentBytes;
  workflows: string[];
  submission_id: (string | null)[];
  language: (string | null)[];
  extra: (string | null)[];
}

export function columnsOf(lines: readonly Located<ResponseLine>[], request: ColumnsRequest): ResponseColumns {
  const count = lines.length;
  const columns: ResponseColumns = {
    file: lines[0]?.file ?? '',
    firstLine: lines[0]?.line ?? 0,
    count,
    id: new Float64Array(count),
    test: new Uint8Array(count),
    created_at: new Float64Array(count),
    updated_at: new Float64Array(count),
    version: new Float64Array(count),
    number: new Float64Array(count),
    named: [],
    options: [],
    text: undefined,
  };
  const fragments = new FragmentWriter(request.text ? count : 0);
  const texts: Omit<ResponseTexts, 'fragments'> = {
    workflows: [],
    submission_id: [],
    language: [],
    extra: [],
  };
  const seen = new Set<string>();
  for (const [index, { value }] of lines.entries()) {
    const times = timesOf(value);
    columns.id[index] = value.id;
    columns.test[index] = Number(value.test);
    columns.created_at[index] = times.created_at;
    columns.updated_at[index] = times.updated_at;
    columns.version[index] = value.version ?? 0;
    columns.number[index] = value.number ?? 0;
    nameFiles(columns, value);
    if (request.options) addOptions(columns, seen, value);
    if (request.text) {
      fragments.add(fragmentOf(value, times));
      addText(texts, value);
    }
  }
  if (request.text) columns.text = { fragments: fragments.end(), ...texts };
  return columns;
}

function nameFiles({ named }: ResponseColumns, { id, response }: ResponseLine): void {
  for (const item of response) {
    if (item.value_type !== 'files') continue;
    const answer = { response_id: id, field_id: storableText(item.field_id) };
    for (const file of item.value) named.push({ file_id: file.id, answer });
  }
}

function addOptions({ options }: ResponseColumns, seen: Set<string>, { response }: ResponseLine): void {
  for (const { field_id, ...item } of response) {
    if (item.value_type !== 'options') continue;
    for (const { label, value } of item.value) {
      const key = JSON.stringify([field_id, label, value]);
      if (seen.has(key)) continue;
      seen.add(key);
      options.push({ field_id, label, value });
    }
  }
}

function addText(texts: Omit<ResponseTexts, 'fragments'>, line: ResponseLine): void {
  texts.workflows.push(workflowsOf(line));
  texts.submission_id.push(line.submission_id === undefined ? null : storableText(line.submission_id));
  texts.language.push(line.language === undefined ? null : storableText(line.language));
  texts.extra.push(extraOf(line));
}
