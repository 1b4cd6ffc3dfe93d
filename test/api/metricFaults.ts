/** Units that Prometheus discourages: it wants base units, such as seconds, bytes and ratios. */
const wrongUnits =
  /_(milliseconds|microseconds|nanoseconds|minutes|hours|days|ms|us|ns|kilobytes|megabytes|gigabytes|kb|mb|gb|bits|percent)(_|$)/;

/** Violations of the rules of `promtool check metrics` for HELP, TYPE, names and units, in the text format 0.0.4. */
export function metricFaults(text: string): string[] {
  const helps = new Map<string, string>();
  const types = new Map<string, string>();
  const samples = new Set<string>();
  for (const line of text.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (word === 'HELP') helps.set(name, rest);
    else if (word === 'TYPE') types.set(name, rest);
    else if (line !== '') samples.add(/^[^{ ]*/.exec(line)?.[0] ?? '');
  }
  const faults: string[] = [];
  for (const sample of samples)
    if (!types.has(sample) && !types.has(sample.replace(/_(bucket|sum|count)$/, '')))
      faults.push(`${sample} has no TYPE`);
  for (const [name, type] of types) {
    if ((helps.get(name) ?? '') === '') faults.push(`${name} has no HELP`);
    if (name.endsWith('_total') !== (type === 'counter')) faults.push(`${name} is a ${type}`);
    if (type !== 'histogram' && type !== 'summary' && /_(count|sum|bucket)$/.test(name))
      faults.push(`${name} ends like a part of a histogram`);
    if (!/^[a-z][a-z0-9_]*$/.test(name)) faults.push(`${name} is not in snake case`);
    if (wrongUnits.test(name)) faults.push(`${name} is not in a base unit`);
    if (name.includes(`_${type}`)) faults.push(`${name} has its type in its name`);
  }
  return faults;
}
