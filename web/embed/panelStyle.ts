/** The style of a shadow root, which neither inherits the host page's style nor leaks into it. */
const style = [
  ':host{all:initial}',
  'button{font:600 15px/1.3 system-ui,sans-serif;border:0;cursor:pointer}',
  'button:focus-visible{outline:3px solid Highlight;outline-offset:2px}',
  'dialog{color-scheme:light dark;box-sizing:border-box;width:640px;max-width:calc(100vw - 32px);max-height:calc(100vh - 32px);max-height:calc(100dvh - 32px);padding:0;border:0;border-radius:10px;overflow:hidden;background:Canvas;color:CanvasText;box-shadow:0 16px 48px #0005}',
  'dialog[open]{display:flex;flex-direction:column}',
  'dialog::backdrop{background:#0008}',
  '.close{align-self:flex-end;flex:none;width:44px;height:44px;padding:0;background:none;color:inherit}',
  '.close:focus-visible{outline-offset:-5px}',
  'svg{display:block;margin:auto}',
  'iframe{min-height:0}',
  '.side{position:fixed;top:50%;z-index:2147483000;writing-mode:vertical-rl;padding:16px 10px;background:#0e6b5c;color:#fff}',
  '.side.right{right:0;transform:translateY(-50%);border-radius:6px 0 0 6px}',
  '.side.left{left:0;transform:translateY(-50%);border-radius:0 6px 6px 0}',
  'dialog.left,dialog.right{width:420px;max-width:100vw;height:100vh;height:100dvh;max-height:none;margin:0;border-radius:0}',
  'dialog.left{left:0;right:auto}',
  'dialog.right{left:auto;right:0}',
  '.left iframe,.right iframe{flex:1}',
  '@media (prefers-reduced-motion:no-preference){dialog[open]{animation:come .16s ease-out}@keyframes come{from{opacity:0;transform:translateY(8px)}}}',
].join('');

export function applyStyle(root: ShadowRoot): void {
  // The host page's content security policy may forbid `<style>`, but not constructed style sheets.
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
  } else {
    const element = document.createElement('style');
    element.textContent = style;
    (root as ShadowRoot).appendChild(element);
  }
}
