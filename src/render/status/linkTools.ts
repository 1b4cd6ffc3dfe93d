import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { Html, html } from '../html.ts';

export interface SharedLink {
  readonly address: string;
  readonly label: string;
  /** The name of the form, for the share sheet and the subject of a mail. */
  readonly title: string;
  /** Whether it is a link for the visitor alone, which they may mail to themselves. */
  readonly own?: boolean;
  /** The QR code as SVG. */
  readonly qrCode?: string | undefined;
}

/** An address to take along. The buttons that need the script are hidden until it shows them. */
export function linkTools(link: SharedLink, texts: InterfaceTexts): Html {
  const { address, label, title, own = false, qrCode } = link;
  const query = new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20');
  return html`<div class="share" data-share="${title}">
<p class="label">${label}</p>
<code class="link" id="link" dir="ltr">${address}</code>
<div class="actions"><button class="button quiet" type="button" data-do="copy" data-done="${texts.copied}" hidden>${texts.copy_link}</button><button class="button quiet" type="button" data-do="share" hidden>${texts.share}</button>${
    own ? html`<a class="button quiet" href="mailto:?${query}">${texts.saved_mail}</a>` : undefined
  }</div>
<span class="unseen" role="status"></span>${
    qrCode === undefined
      ? undefined
      : html`<details><summary>${texts.saved_qr}</summary>${new Html(qrCode)}</details>`
  }
</div>
`;
}
