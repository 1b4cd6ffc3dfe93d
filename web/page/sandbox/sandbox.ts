import { ownTab } from '#form/message/compiled/ownTab.ts';
import { textsIn } from '#form/message/textsIn.ts';
import type { PageData } from '#render/script/pageData.ts';
import { createElement } from '../livePage.ts';

/**
 * In a sandboxed frame without `allow-same-origin` the script can neither send nor store answers, because its origin is
 * `null`. The page then works as it does without a script: the browser posts the form. A sandbox without `allow-forms`
 * posts nothing, and a payment page refuses to be framed: a link to a tab of its own takes the place of such a form.
 */
export function leavesToBrowser(form: HTMLFormElement, { parts }: PageData): boolean {
  const isAllowed = allowsForms();
  if (origin !== 'null' && isAllowed) return false;
  delete document.documentElement.dataset.waits;
  if (isAllowed && !parts.includes('payment')) return true;
  const { href } = withoutEmbedding();
  form.replaceWith(
    createElement(
      'div',
      { className: 'summary notice' },
      createElement('p', {}, textsIn(ownTab, document.documentElement.lang).open),
      createElement('a', { href, target: '_blank', rel: 'noopener' }, href),
    ),
  );
  return true;
}

/** Browsers dispatch no `submit` event in a sandbox without `allow-forms`; there is no other sign of it. */
function allowsForms(): boolean {
  let isAllowed = false;
  const probe = createElement('form', {});
  probe.addEventListener('submit', (event) => {
    event.preventDefault();
    isAllowed = true;
  });
  document.body.append(probe);
  probe.requestSubmit();
  probe.remove();
  return isAllowed;
}

function withoutEmbedding(): URL {
  const address = new URL(location.href);
  address.searchParams.delete('embed');
  return address;
}
