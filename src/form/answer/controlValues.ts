import { plainNumber } from '#kit/text/plainNumber.ts';
import type {
  AddressAnswer,
  Answer,
  ChosenOption,
  FormValues,
  TableAnswer,
  UploadedFile,
} from '../value/answer.ts';

/** The values of the controls of a field that hold this answer, by name, as a browser sends them. */
export function controlValues(id: string, answer: Answer): FormValues {
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

function isTable(answer: Answer): answer is TableAnswer {
  return typeof answer === 'object' && 'rows' in answer;
}

function isAddress(answer: Answer): answer is AddressAnswer {
  return typeof answer === 'object' && 'line1' in answer;
}

function isFile(entry: ChosenOption | UploadedFile): entry is UploadedFile {
  return 'id' in entry;
}
