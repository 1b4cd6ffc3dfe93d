import { cutBytes } from './cutBytes.ts';
import { VariableNames } from './variableNames.ts';
import type { Variable } from './variables.ts';

/**
 * The options of a question with several choices belong together, and 1 means chosen. One line for each set, as PSPP's
 * developer manual documents them; names of variables are the short ones.
 */
export function multipleResponseSets(variables: readonly Variable[]): string {
  const sets = new Map<string, { label: string; members: string[] }>();
  for (const { column, segments } of variables) {
    const { option, question } = column;
    if (option === undefined || question === undefined) continue;
    const set = sets.get(question.name) ?? { label: cutBytes(question.label, 255), members: [] };
    sets.set(question.name, set);
    set.members.push(segments[0]?.shortName.toLowerCase() ?? '');
  }
  const names = new VariableNames();
  let lines = '';
  // Programs expect at least two variables.
  for (const [name, { label, members }] of sets)
    if (members.length > 1)
      lines += `$${names.long(name)}=D1 1 ${Buffer.byteLength(label)} ${label} ${members.join(' ')}\n`;
  return lines;
}
