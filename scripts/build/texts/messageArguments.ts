import type { Message } from './parseMessage.ts';

/** The arguments of a message in the order of first use, each with the TypeScript type that its use asks for. */
export function messageArguments(message: Message): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, type: string) => {
    // A plain `{name}` takes what another use of the same name asks for.
    if (!found.has(name) || found.get(name) === 'string') found.set(name, type);
  };
  for (const part of message) {
    if (part.kind === 'text') continue;
    if (part.kind === 'value') note(part.name, 'string');
    else if (part.kind === 'select') note(part.name, selectType([...part.cases.keys()]));
    else note(part.name, 'number');
    if (part.kind !== 'plural' && part.kind !== 'select') continue;
    for (const each of part.cases.values())
      for (const [name, type] of messageArguments(each)) note(name, type);
  }
  return found;
}

function selectType(labels: readonly string[]): string {
  return labels.includes('true') ? 'boolean' : 'string';
}
