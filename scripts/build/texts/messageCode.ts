// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is written contains templates
import type { Message, Part } from './parseMessage.ts';

/**
 * A message as a TypeScript expression, which calls `plural` and `figure` of `web/admin/texts/plural.ts`, and in French `elided`.
 *
 * @example messageCode('de', parseMessage('Version {version}')) === '`Version ${version}`'
 */
export function messageCode(language: string, message: Message): string {
  const [first] = message;
  if (message.length === 1 && first !== undefined && isCondition(first)) return partCode(language, first);
  if (message.every(({ kind }) => kind === 'text'))
    return JSON.stringify(message.map((part) => (part.kind === 'text' ? part.text : '')).join(''));
  const inside = message.map((part, index) => {
    if (part.kind === 'text')
      return escaped(isElided(language, part, message[index + 1]) ? part.text.replace(of, '') : part.text);
    const code = partCode(language, part);
    return isElided(language, message[index - 1], part) ? `\${elided(${code})}` : `\${${code}}`;
  });
  return `\`${inside.join('')}\``;
}

/** `d’{name}` in French is "d’Ada", but "de Grace". */
const of = /(?<!\p{L})d’$/u;

function isElided(language: string, before: Part | undefined, after: Part | undefined): boolean {
  return language === 'fr' && before?.kind === 'text' && of.test(before.text) && after?.kind === 'value';
}

function isCondition({ kind }: Part): boolean {
  return kind === 'plural' || kind === 'select' || kind === 'number' || kind === 'count';
}

function partCode(language: string, part: Part): string {
  const code = JSON.stringify(language);
  switch (part.kind) {
    case 'text':
      return JSON.stringify(part.text);
    case 'value':
      return part.name;
    case 'number':
    case 'count':
      return `figure(${code}, ${part.name})`;
    case 'plural': {
      const cases = [...part.cases];
      const exact = cases.filter(([label]) => label.startsWith('='));
      const forms = cases.filter(([label]) => !label.startsWith('='));
      const other = part.cases.get('other') ?? [];
      const byRule =
        forms.length === 1
          ? messageCode(language, other)
          : `plural(${code}, ${part.name}, { ${forms.map(([label, each]) => `${label}: ${messageCode(language, each)}`).join(', ')} })`;
      const tests = exact.map(
        ([label, each]) => `${part.name} === ${label.slice(1)} ? ${messageCode(language, each)} : `,
      );
      return parenthesised(tests, byRule);
    }
    case 'select': {
      const tests = [...part.cases]
        .filter(([label]) => label !== 'other')
        .map(([label, each]) => `${caseTest(part.name, label)} ? ${messageCode(language, each)} : `);
      return parenthesised(tests, messageCode(language, part.cases.get('other') ?? []));
    }
  }
}

function parenthesised(tests: readonly string[], last: string): string {
  return tests.length === 0 ? last : `(${tests.join('')}${last})`;
}

/** `true` is for arguments that are booleans. */
function caseTest(name: string, label: string): string {
  return label === 'true' ? name : `${name} === ${JSON.stringify(label)}`;
}

function escaped(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r');
}
