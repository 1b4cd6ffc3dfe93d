import type { ListedLanguage } from './readLanguages.ts';
import { type Namespace, separator } from './readNamespace.ts';

/** The namespaces that a page needs in the visitor's language, loaded together. */
const ofPages = { messages: 'fault', texts: 'page' };

/**
 * The modules of the texts for visitors by their path below `compiled/`. Texts stay as they are written: forms may say some of them their
 * own way, so their blanks are filled at run time.
 */
export function visitorCode(
  namespaces: readonly Namespace[],
  languages: readonly ListedLanguage[],
): Map<string, string> {
  const loaded: readonly string[] = Object.values(ofPages);
  return new Map([
    ...namespaces.flatMap((each) => (loaded.includes(each.name) ? modulesOf(each) : [moduleOfAll(each)])),
    ...languages
      .filter(({ code }) => code !== 'en')
      .map(({ code }) => [`language/${code}.ts`, pages(code)] as const),
    ['languages.ts', list(languages)] as const,
  ]);
}

function modulesOf({ name, sources }: Namespace): [path: string, code: string][] {
  return [...sources].map(([code, texts]) => [
    `${name}/${code}.ts`,
    [
      `// Generated from ../../catalogue/${name}/${code}.json.`,
      ...(code === 'en' ? [] : [`import type { Texts } from './en.ts';`]),
      `export const texts${code === 'en' ? '' : ': Texts'} = ${objectOf(texts)};`,
      ...(code === 'en' ? ['export type Texts = typeof texts;'] : []),
      '',
    ].join('\n'),
  ]);
}

/** Texts of the server, or few short ones: one module has all languages, so that nothing waits for them. */
export function moduleOfAll({ name, sources }: Namespace): [path: string, code: string] {
  const type = typeOf(nested(sources.get('en') ?? new Map()));
  return [
    `${name}.ts`,
    [
      `// Generated from ../catalogue/${name}.`,
      `export const ${name}: { readonly en: ${type}; readonly [language: string]: ${type} } = {`,
      ...[...sources].map(([code, texts]) => `  ${JSON.stringify(code)}: ${objectOf(texts)},`),
      '};',
      '',
    ].join('\n'),
  ];
}

function pages(code: string): string {
  const names = Object.keys(ofPages);
  return [
    ...Object.entries(ofPages).map(
      ([name, from]) => `import { texts as ${name} } from '../${from}/${code}.ts';`,
    ),
    `export const language = { ${names.join(', ')} };`,
    '',
  ].join('\n');
}

/** English is there at once: it stands in for all others. */
function list(languages: readonly ListedLanguage[]): string {
  const entries = languages.map((each) => {
    const load =
      each.code === 'en'
        ? `async () => ({ ${Object.keys(ofPages).join(', ')} })`
        : `async () => (await import('./language/${each.code}.ts')).language`;
    return `  ${JSON.stringify(each).slice(0, -1)}, load: ${load} },`;
  });
  return [
    '// Generated from ../catalogue/languages.json.',
    `import type { ListedLanguage } from '../languages.ts';`,
    ...Object.entries(ofPages).map(([name, from]) => `import { texts as ${name} } from './${from}/en.ts';`),
    'export const listed: readonly ListedLanguage[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

function objectOf(texts: ReadonlyMap<string, string>): string {
  return JSON.stringify(nested(texts), null, 2);
}

interface Texts {
  [key: string]: string | Texts;
}

function nested(texts: ReadonlyMap<string, string>): Texts {
  const all: Texts = {};
  for (const [key, text] of texts) {
    const names = key.split(separator);
    let group = all;
    for (const name of names.slice(0, -1)) {
      const next = group[name] ?? {};
      group[name] = next;
      group = next as Texts;
    }
    group[names.at(-1) ?? ''] = text;
  }
  return all;
}

function typeOf(texts: Texts): string {
  const members = Object.entries(texts).map(
    ([key, value]) =>
      `readonly ${JSON.stringify(key)}: ${typeof value === 'string' ? 'string' : typeOf(value)}`,
  );
  return `{ ${members.join('; ')} }`;
}
