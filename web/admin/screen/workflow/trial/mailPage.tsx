import type { SyntheticEvent } from 'react';

interface MailPageProps {
  readonly title: string;
  /** A whole document, as it is mailed. */
  readonly html: string;
}

/**
 * A mail as a mail program shows it. Nothing in it can run, submit or open a window. The page's policy, which the frame
 * inherits, refuses styles in attributes, so they are applied one by one after loading.
 */
export function MailPage({ title, html }: MailPageProps) {
  return (
    <iframe
      className="flow-mail-page"
      title={title}
      // Without `allow-scripts` the same origin only lets this page reach the frame, not the other way round.
      sandbox="allow-same-origin"
      // Quotation marks in answers are escaped, so this only meets attributes.
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      onLoad={dress}
    />
  );
}

function dress({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>): void {
  for (const element of contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? '';
  // A sandbox without popups opens nothing there, and so the frame keeps showing the mail.
  for (const link of contentDocument?.links ?? []) link.target = '_blank';
}
