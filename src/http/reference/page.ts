import type { OpenApiDocument, Operation } from '#contract/openapi/document.ts';
import { type Content, type Html, html } from '#render/html.ts';
import { iconLink } from '#render/icon.ts';
import { anchorOf, endpointSection } from './endpointSection.ts';
import { type Chapter, guide } from './guide.ts';
import { webhookSection } from './webhookSection.ts';

export interface PageAssets {
  /** Where the browser finds us: the path of the public address, mostly empty. */
  root: string;
  style: string;
  /** Undefined where it was not built. */
  script: string | undefined;
}

/** The reference as one page that is complete before any script has run. */
export function page(document: OpenApiDocument, { root, style, script }: PageAssets): Html {
  const chapters = guide(document.servers[0]?.url ?? '');
  const listed = Object.entries(document.paths).flatMap(([path, { head, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const events = Object.entries(document.webhooks).flatMap(([event, { post }]) =>
    post === undefined ? [] : [{ event, operation: post }],
  );
  const families = document.tags.map(({ name, description }) => ({
    name,
    description,
    members: listed.filter(({ operation }) => operation.tags.includes(name)),
    events: events.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${document.info.title}</title>
<meta name="description" content="${document.info.description}">
${iconLink}
<link rel="stylesheet" href="${root}${style}">
${script === undefined ? undefined : html`<script type="module" src="${root}${script}"></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="#content">${document.info.title}</a>
<span class="version">${document.info.version}</span>
<a class="download" href="${root}/openapi.json">OpenAPI<span class="long"> document</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents" hidden>Contents</button>
</header>
<div class="frame">
<nav id="contents" aria-label="Contents">
${navigation(
  'Guide',
  chapters.map(({ anchor, title }) => link(anchor, title)),
)}
${families.map(({ name, members, events }) =>
  navigation(
    navigationNames[name] ?? name,
    [...members, ...events].map(({ operation }) => link(anchorOf(operation), operation.summary)),
  ),
)}
</nav>
<main id="content" tabindex="-1">
<section class="intro">
<div class="words">
<h1>${document.info.title}</h1>
<p class="lead">Read the workspaces, forms, responses and files of your organisation: <code>GET</code> and <code>HEAD</code>, and JSON comes back. <a href="#form-submit">Responses are sent</a> to the address of their form, <a href="#form-write">forms are written</a> with a key that may, and <a href="#receiving">webhooks</a> tell you what happens.</p>
</div>
</section>
<h2>Guide</h2>
${chapters.map(chapterSection)}
${families.map(
  ({ name, description, members, events }) => html`<h2>${name} <small>${description}</small></h2>
${members.map((member) => endpointSection(document, member))}
${events.map((event) => webhookSection(document, event))}`,
)}
</main>
</div>
<p class="announcement" role="status"></p>
</body>
</html>
`;
}

const navigationNames: Record<string, string> = {
  v1: 'v1, deprecated',
  forms: 'Sending to forms',
  'forms-api': 'Writing forms',
  webhooks: 'Webhooks',
};

function chapterSection({ anchor, title, words, samples }: Chapter): Html {
  return html`<section class="chapter" id="${anchor}" aria-labelledby="${anchor}-title">
<div class="words"><h3 id="${anchor}-title">${title}</h3>${words}</div>
<div class="samples">${samples}</div>
</section>`;
}

function navigation(title: string, links: Content): Html {
  return html`<p class="group">${title}</p><ul>${links}</ul>`;
}

function link(anchor: Operation['operationId'], title: string): Html {
  return html`<li><a href="#${anchor}">${title}</a></li>`;
}
