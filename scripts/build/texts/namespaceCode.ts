import { messageCode } from './messageCode.ts';
import type { Message } from './parseMessage.ts';
import { groupOf, type Namespace, separator } from './readNamespace.ts';

/** The modules of a namespace by their path below `compiled/`, one for each language. */
export function namespaceCode({
  name,
  languages,
  parameters,
  named,
  lookups,
}: Namespace): Map<string, string> {
  const up = '../'.repeat(name.split('/').length);
  const modules = new Map<string, string>();
  for (const [code, messages] of languages) {
    const texts = objectCode(nested(messages), {
      leaf: (key, message) =>
        functionCode(messageCode(code, message), parameters.get(key), named.get(groupOf(key))),
      // The type of the other languages is that of English.
      type: (group, first) => (code === 'en' && lookups.has(group) ? lookupType(parameters.get(first)) : ''),
    });
    const imports = Object.entries(runtime).flatMap(([file, names]) => {
      const called = names.filter((each) => texts.includes(`${each}(`));
      return called.length === 0 ? [] : [`import { ${called.join(', ')} } from '../${up}${file}';`];
    });
    modules.set(
      `${name}/${code}.ts`,
      [
        `// Generated from ../catalogue/${name}/${code}.json.`,
        ...imports,
        ...(code === 'en' ? [] : [`import type { Texts } from './en.ts';`]),
        `export const texts${code === 'en' ? '' : ': Texts'} = ${texts};`,
        ...(code === 'en' ? ['export type Texts = typeof texts;'] : []),
        '',
      ].join('\n'),
    );
  }
  return modules;
}

/** Functions that the written code may call, by their file beside `compiled/`. */
const runtime = { 'elided.ts': ['elided'], 'plural.ts': ['figure', 'plural'] };

/** The module of a namespace that loads its texts in the language that a person reads. */
export function loaderCode({ name, languages }: Namespace): [path: string, code: string] {
  const up = '../'.repeat(name.split('/').length);
  const [last = name] = name.split('/').slice(-1);
  const type = `${last.charAt(0).toUpperCase()}${last.slice(1)}Texts`;
  const loaders = [...languages.keys()].map(
    (code) => `  ${JSON.stringify(code)}: async () => (await import('./${last}/${code}.ts')).texts,`,
  );
  return [
    `${name}.ts`,
    [
      `// Generated from ../catalogue/${name}.`,
      `import { lazyTexts } from '${up}lazyTexts.ts';`,
      `import type { Texts } from './${last}/en.ts';`,
      `export type ${type} = Texts;`,
      `export const ${last}Texts = lazyTexts<Texts>({`,
      ...loaders,
      '});',
      '',
    ].join('\n'),
  ];
}

function functionCode(
  expression: string,
  parameters: ReadonlyMap<string, string> | undefined,
  named: ReadonlyMap<string, string> | undefined,
): string {
  if (named !== undefined) {
    const type = [...named].map(([name, type]) => `readonly ${name}: ${type}`).join('; ');
    return `({ ${[...(parameters?.keys() ?? [])].join(', ')} }: { ${type} }) => ${expression}`;
  }
  if (parameters === undefined) return expression;
  const taken = [...parameters].map(([name, type]) => `${name}: ${type}`);
  return `(${taken.join(', ')}) => ${expression}`;
}

type Tree = Map<string, Tree | { readonly key: string; readonly message: Message }>;

function nested(messages: ReadonlyMap<string, Message>): Tree {
  const tree: Tree = new Map();
  for (const [key, message] of messages) {
    const names = key.split(separator);
    let branch = tree;
    for (const name of names.slice(0, -1)) {
      const next = branch.get(name) ?? new Map();
      branch.set(name, next);
      branch = next as Tree;
    }
    branch.set(names.at(-1) ?? '', { key, message });
  }
  return tree;
}

interface Writer {
  readonly leaf: (key: string, message: Message) => string;
  /** The type of a group, given its key and that of its first text. */
  readonly type: (group: string, first: string) => string;
}

function objectCode(tree: Tree, writer: Writer, path: readonly string[] = []): string {
  const indent = '  '.repeat(path.length);
  const lines = [...tree].map(([name, value]) => {
    if (!(value instanceof Map))
      return `${indent}  ${JSON.stringify(name)}: ${writer.leaf(value.key, value.message)},\n`;
    const group = [...path, name];
    const type = writer.type(group.join(separator), [...group, [...value.keys()][0]].join(separator));
    return `${indent}  ${JSON.stringify(name)}: ${objectCode(value, writer, group)}${type},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function lookupType(parameters: ReadonlyMap<string, string> | undefined): string {
  const taken = [...(parameters ?? [])].map(([name, type]) => `${name}: ${type}`);
  const text = parameters === undefined ? 'string' : `(${taken.join(', ')}) => string`;
  return ` as Readonly<Record<string, ${text}>>`;
}
