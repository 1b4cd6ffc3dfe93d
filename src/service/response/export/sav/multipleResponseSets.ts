import { cutBytes } from './cutBytes.ts';
import { VariableNames } from './variableNames.ts';
import type { Variable } from './variables.ts';

export interface ResponseSet {
  readonly name: string;
  readonly label: string;
  readonly members: readonly Variable[];
}

/** The options of a question with several choices belong together, and 1 means chosen. */
export function responseSets(variables: readonly Variable[]): ResponseSet[] {
  const sets = new Map<string, { label: string; members: Variable[] }>();
  for (const variable of variables) {
    const { option, question } = variable.column;
    if (option === undefined || question === undefined) continue;
    const set = sets.get(question.name) ?? { label: cutBytes(question.label, 255), members: [] };
    sets.set(question.name, set);
    set.members.push(variable);
  }
  const names = new VariableNames();
  // Programs expect at least two variables.
  return [...sets]
    .filter(([, { members }]) => members.length > 1)
    .map(([name, set]) => ({ ...set, name: names.long(name) }));
}

/** One line for each set, as PSPP's developer manual documents them; names of variables are the short ones. */
export function multipleResponseSets(variables: readonly Variable[]): string {
  return responseSets(variables)
    .map(({ name, label, members }) => {
      const names = members.map(({ segments }) => segments[0]?.shortName.toLowerCase() ?? '');
      return `$${name}=D1 1 ${Buffer.byteLength(label)} ${label} ${names.join(' ')}\n`;
    })
    .join('');
}
