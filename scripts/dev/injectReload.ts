export const reloadScriptPath = '/__dev/reload.js';
export const reloadEventsPath = '/__dev/events';

/** Reloads the page on each event of the development server. The browser reopens a lost connection by itself. */
export const reloadScript = `new EventSource('${reloadEventsPath}').onmessage = () => location.reload();\n`;

export function injectReload(html: string): string {
  const tag = `<script src="${reloadScriptPath}" defer></script>`;
  const head = html.search(/<\/head>/i);
  return head === -1 ? html + tag : html.slice(0, head) + tag + html.slice(head);
}

/** Lets the page load the reload script and listen to its events. */
export function allowReload(policy: string): string {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  for (const name of ['script-src', 'connect-src']) {
    const sources = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, sources.includes("'self'") ? sources : [...sources, "'self'"]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
