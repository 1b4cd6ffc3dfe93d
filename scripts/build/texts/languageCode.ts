import type { ListedLanguage } from './readLanguages.ts';

/** The namespaces of the screens without a session, which load without the others. */
const withoutSession = ['public'];

/** The namespaces that come with the app, so that its first screen is not empty meanwhile. Screens load the others. */
const everywhere = [...withoutSession, 'account', 'organization', 'mail', 'form/list'];

/** Whether the texts come with the language instead of with a screen. */
export function comesWithLanguage(namespace: string): boolean {
  return everywhere.includes(namespace);
}

/** The modules of the languages by their path below `compiled/`: a list that loads them, and all texts of each. */
export function languageCode(languages: readonly ListedLanguage[]): Map<string, string> {
  const listed = languages.map((each) => {
    const about = JSON.stringify(each).slice(0, -1);
    // The English texts of the screens without a session are in the entry, which imports them itself.
    const part = each.code === 'en' ? 'language' : 'public';
    return `  ${about}, load: () => import('./language/${each.code}.ts'), loadPublic: () => import('./${part}/${each.code}.ts') },`;
  });
  return new Map([
    [
      'languages.ts',
      [
        '// Generated from ../catalogue/languages.json.',
        `import type { ListedLanguage } from '../language.ts';`,
        'export const languages: readonly ListedLanguage[] = [',
        ...listed,
        '];',
        '',
      ].join('\n'),
    ],
    ...languages.map(({ code }) => [`language/${code}.ts`, allTexts(code)] as const),
  ]);
}

function allTexts(code: string): string {
  const imports = everywhere.map(
    (name, index) => `import { texts as texts${index} } from '../${name}/${code}.ts';`,
  );
  return [
    ...imports,
    ...(code === 'en' ? [] : [`import type { Texts } from './en.ts';`]),
    `export const texts${code === 'en' ? '' : ': Texts'} = { ${everywhere.map((_, index) => `...texts${index}`).join(', ')} };`,
    ...(code === 'en' ? ['export type Texts = typeof texts;'] : []),
    '',
  ].join('\n');
}
