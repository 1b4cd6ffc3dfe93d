export type Labels = Readonly<Record<string, string>>;

export type FamilyType = 'counter' | 'gauge' | 'histogram' | 'summary';

/** The name and the help text of a family. */
export interface Family {
  /** With a unit at its end, such as `canvass_disk_free_bytes`. */
  readonly name: string;
  readonly help: string;
}

/** A family of metrics in Prometheus' text format, with samples that {@link sample} has written. */
export function familyText(type: FamilyType, { name, help }: Family, samples: readonly string[]): string {
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples].join('\n')}\n`;
}

/** One line, such as `canvass_mails_total{result="sent"} 12`. */
export function sample(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${written.length === 0 ? '' : `{${written.join(',')}}`} ${writtenNumber(value)}`;
}

/** A gauge with the values of this moment: a number, or one for each value of a label. */
export function gauge(
  family: Family,
  value: number | readonly (readonly [labels: Labels, value: number])[],
): string {
  const samples = typeof value === 'number' ? ([[{}, value]] as const) : value;
  return familyText(
    'gauge',
    family,
    samples.map(([labels, each]) => sample(family.name, labels, each)),
  );
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** Prometheus reads numbers as JavaScript writes them, except for this one. */
function writtenNumber(value: number): string {
  return value === Number.POSITIVE_INFINITY ? '+Inf' : String(value);
}
