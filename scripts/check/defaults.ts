import type { Declaration, Default, Defaults, Setting, Settings } from '../../src/form/type/setting.ts';
import { types } from '../../src/form/type/types.ts';
import { type Finding, lineAt, type SourceFile } from './finding.ts';

/** The rooms that read forms. The components of `web/ui` have settings of the same names. */
const readers = /^(src\/(form|render|service|http)|web\/(page|admin))\/.*\.tsx?$/;
const declared = /^src\/form\/type\/[^/]*\/settings\.ts$/;
const tests = /\.test\.tsx?$|\/testing\//;

/** Fallbacks that repeat a declared default: `field.max ?? 100`, `{ max = 100 }`, `other.value ?? otherDefaults.value`. */
export function findRepeatedDefaults(files: readonly SourceFile[]): Finding[] {
  const repeated = repetitionOf(Object.values<Declaration>(types).flatMap(defaultsIn));
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    if (!readers.test(path) || declared.test(path) || tests.test(path)) continue;
    for (const match of text.matchAll(repeated)) {
      const [repetition] = match;
      const message = `"${repetition.trim()}" repeats a default; read the setting from settled(field), or fill in the defaults with fillDefaults`;
      findings.push({ file: path, line: lineAt(text, match.index), message });
    }
  }
  return findings;
}

type Pair = readonly [setting: string, given: Default];

function defaultsIn({ defaults, settings }: { defaults: Defaults; settings: Settings }): Pair[] {
  return [...Object.entries(defaults), ...Object.values(settings).flatMap(defaultsWithin)];
}

function defaultsWithin(setting: Setting): Pair[] {
  if (setting.kind === 'list') return defaultsWithin(setting.of);
  return setting.kind === 'object'
    ? defaultsIn({ defaults: setting.defaults ?? {}, settings: setting.settings })
    : [];
}

function repetitionOf(pairs: readonly Pair[]): RegExp {
  const written = pairs.map(([setting, given]) => {
    const value = typeof given === 'number' ? digits(given) : `'${given}'`;
    return `\\.${setting} \\?\\? ${value}(?![\\w.])|[{,] ${setting}(?:: \\w+)? = ${value}(?![\\w.])`;
  });
  return new RegExp([...written, '(?:\\?\\?|[\\w}] =) \\w*[dD]efaults\\.\\w+'].join('|'), 'g');
}

/** A number as people write it in code: `10000` or `10_000`. */
function digits(number: number): string {
  return String(number).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '_?');
}
