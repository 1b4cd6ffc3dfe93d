import type { Fault } from '#form/value/fault.ts';

/** Replaces the bounds and weekdays in a fault by how the language writes them. */
export function namedFault(found: Fault, written: Readonly<Record<string, string>>): Fault {
  const parameters = { ...found.parameters };
  for (const name of ['min', 'max', 'weekday']) {
    const value = parameters[name];
    if (value !== undefined) parameters[name] = written[value] ?? value;
  }
  return { ...found, parameters };
}
