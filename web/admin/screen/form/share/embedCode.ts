export type EmbedMode = 'inline' | 'popup' | 'tab';

/** The lines of HTML that show a form in another page. */
export function embedCode(
  mode: EmbedMode,
  { url, title, button }: { readonly url: string; readonly title: string; readonly button: string },
): string {
  const script = `<script src="${attribute(url.slice(0, url.lastIndexOf('/f/')))}/embed.js" async></script>`;
  const address = attribute(url);
  const name = attribute(title);
  const words = attribute(button);
  switch (mode) {
    case 'inline':
      return `<div data-canvass="${address}" data-title="${name}">\n  <a href="${address}">${name}</a>\n</div>\n${script}`;
    case 'popup':
      return `<button data-canvass-popup="${address}" data-title="${name}">${words}</button>\n${script}`;
    case 'tab':
      return `<div data-canvass-tab="${address}" data-title="${name}" data-label="${words}"></div>\n${script}`;
  }
}

/** A text that is safe in an attribute and between tags. */
function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
