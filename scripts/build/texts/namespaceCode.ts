import { messageCode } from './messageCode.ts';
import type { Message } from './parseMessage.ts';
import { type Namespace, separator } from './readNamespace.ts';

/**
 * The modules of a namespace by their path below `compiled/`: one for each language, and one that loads them.
 */
export function namespaceCode({ name, languages, parameters }: Namespace): Map<string, string> {
  const up = '../'.repeat(name.split('/').length);
  const [last = name] = name.split('/').slice(-1);
  const type = `${last.charAt(0).toUpperCase()}${last.slice(1)}Texts`;
  const modules = new Map<string, string>();
  for (const [code, messages] of languages) {
    const texts = objectCode(nested(messages), (key, message) =>
      functionCode(messageCode(code, message), parameters.get(key)),
    );
    const called = ['figure', 'plural'].filter((each) => texts.includes(`${each}(`));
    modules.set(
      `${name}/${code}.ts`,
      [
        `// Generated from ../catalogue/${name}/${code}.json.`,
        ...(called.length === 0 ? [] : [`import { ${called.join(', ')} } from '../${up}plural.ts';`]),
        ...(code === 'en' ? [] : [`import type { Texts } from './en.ts';`]),
        `export const texts${code === 'en' ? '' : ': Texts'} = ${texts};`,
        ...(code === 'en' ? ['export type Texts = typeof texts;'] : []),
        '',
      ].join('\n'),
    );
  }
  const loaders = [...languages.keys()].map(
    (code) => `  ${JSON.stringify(code)}: async () => (await import('./${last}/${code}.ts')).texts,`,
  );
  modules.set(
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
  );
  return modules;
}

function functionCode(expression: string, parameters: ReadonlyMap<string, string> | undefined): string {
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

function objectCode(tree: Tree, leaf: (key: string, message: Message) => string, depth = 1): string {
  const lines = [...tree].map(([name, value]) => {
    const code = value instanceof Map ? objectCode(value, leaf, depth + 1) : leaf(value.key, value.message);
    return `${'  '.repeat(depth)}${JSON.stringify(name)}: ${code},\n`;
  });
  return `{\n${lines.join('')}${'  '.repeat(depth - 1)}}`;
}
