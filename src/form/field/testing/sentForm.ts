import { plainNumber } from '#kit/text/plainNumber.ts';
import type {
  AddressAnswer,
  Answer,
  ChosenOption,
  FormValues,
  TableAnswer,
  UploadedFile,
} from '../../value/answer.ts';

/** The form values that a browser sends for an answer. */
export function sentForm(id: string, answer: Answer): FormValues {
  if (typeof answer === 'string') return new Map([[id, [answer]]]);
  if (typeof answer === 'number') return new Map([[id, [plainNumber(answer)]]]);
  if (isTable(answer)) {
    return new Map(
      answer.rows.flatMap((row, number) =>
        row.map((cell, index): [string, string[]] => [`${id}.${number}.${index}`, [cell]]),
      ),
    );
  }
  if (isAddress(answer)) {
    return new Map(Object.entries(answer).map(([part, text]) => [`${id}.${part}`, [String(text)]]));
  }
  const values = new Map<string, string[]>();
  for (const entry of answer) {
    values.set(id, [...(values.get(id) ?? []), isFile(entry) ? entry.id : entry.value]);
    if (!isFile(entry) && entry.other !== undefined) values.set(`${id}.other`, [entry.other]);
  }
  return values;
}

/** The same text under every name that a field could look for. */
export function sentEverywhere(id: string, text: string): FormValues {
  const names = [
    '',
    '.other',
    '.line1',
    '.city',
    '.postal_code',
    '.country',
    '.0.0',
    '.0.1',
    '.1.0',
    '.1',
    '.add',
  ];
  return new Map(names.map((name) => [`${id}${name}`, [text]]));
}

function isTable(answer: Answer): answer is TableAnswer {
  return typeof answer === 'object' && 'rows' in answer;
}

function isAddress(answer: Answer): answer is AddressAnswer {
  return typeof answer === 'object' && 'line1' in answer;
}

function isFile(entry: ChosenOption | UploadedFile): entry is UploadedFile {
  return 'id' in entry;
}
