import type { FormDefinition } from '#form/definition/document.ts';
import type { Theme } from '#form/schema/theme.ts';
import { pictureAddress } from './asset/pictureAddress.ts';
import type { Embedding } from './embedding.ts';
import { type Content, Html, html } from './html.ts';
import { pageIcon } from './icon.ts';
import { scriptOf } from './locale.ts';
import { dataId } from './pageNames.ts';
import { fontPreloads } from './style/font/fontStyle.ts';
import { lookOf } from './style/look.ts';
import { pageStyle } from './style/pageStyle.ts';
import type { PageLanguage, PageScript, Preview } from './view.ts';

export interface DocumentParts {
  readonly pageLanguage: Pick<PageLanguage, 'language' | 'direction'>;
  readonly title: string;
  /** The form whose theme the page has; undefined if there is no form. */
  readonly definition: FormDefinition | undefined;
  /** Metadata for search engines and link previews. */
  readonly head?: Html | undefined;
  /** CSS that only this kind of page needs, after the shared style. */
  readonly moreStyle?: string | undefined;
  /** How the page is embedded in another. */
  readonly embed?: Embedding | undefined;
  /** Whether the page shows its first step only, until its script has come; see `waitingStyle`. */
  readonly waits?: boolean;
  /** Above the sheet. */
  readonly banner?: Content;
  readonly sheet: Html;
  readonly script?: DocumentScript;
}

export interface DocumentScript extends PageScript {
  /** JSON that cannot close its script element; see `serializedPageData`. */
  readonly data?: string;
}

/** The document around every public page. It contains the style byte for byte as `pageStyle` returns it. */
export function htmlDocument({
  pageLanguage,
  title,
  definition,
  head,
  moreStyle = '',
  embed,
  waits = false,
  banner,
  sheet,
  script,
}: DocumentParts): string {
  return html`<!doctype html>
<html lang="${pageLanguage.language}" dir="${pageLanguage.direction}"${embed && html` data-embed="${embed}"`}${waits ? html` data-waits` : undefined}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${pageIcon(definition?.theme)}
${head}${new Html(`<style>${pageStyle(definition)}${moreStyle}</style>`)}
${fontLinks(definition?.theme, pageLanguage.language)}${/* The page works without its script, so pictures and fonts come first. */ script?.preload.map((file) => html`<link rel="modulepreload" href="${file}" fetchpriority="low">\n`)}</head>
<body>
${banner}<div class="frame">
${sheet}
</div>
${
  script === undefined
    ? undefined
    : html`${
        script.data === undefined
          ? undefined
          : html`<script type="application/json" id="${dataId}">${new Html(script.data)}</script>\n`
      }<script type="module" src="${script.source}"></script>
`
}</body>
</html>
`.text;
}

/** The cover and the logo, above the title. */
export function logoOf(theme: Theme | undefined): Html | undefined {
  if (theme?.cover === undefined && theme?.logo === undefined) return undefined;
  return html`${imageOf('cover', theme.cover)}${imageOf('logo', theme.logo)}`;
}

function imageOf(name: 'cover' | 'logo', image: Theme['logo']): Html | undefined {
  return (
    image &&
    html`<img class="${name}" src="${pictureAddress(image.source)}" alt="${image.alternative ?? ''}" fetchpriority="high">
`
  );
}

/** Pages in other scripts need a Latin font only for single words, which may come late. */
function fontLinks(theme: Theme | undefined, language: string): Html[] {
  const { font, heading_font } = lookOf(theme ?? {});
  const files = scriptOf(language) === 'Latn' ? fontPreloads([font, heading_font]) : [];
  return files.map(
    (file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>
`,
  );
}

/** Says that nothing is stored, and loads the script that follows the draft. */
export function previewBanner({ texts }: Pick<PageLanguage, 'texts'>, { revision, script }: Preview): Html {
  return html`<header class="banner" data-revision="${String(revision)}">${texts.preview_banner}</header>
${script && html`<script type="module" src="${script.source}"></script>\n`}`;
}

export function testBanner({ texts }: Pick<PageLanguage, 'texts'>): Html {
  return html`<header class="banner">${texts.test_banner}</header>
`;
}
