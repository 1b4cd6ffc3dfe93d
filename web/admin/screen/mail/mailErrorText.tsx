import type { MailError } from '#contract/app/mail/mailError.ts';
import { mailServerTexts } from '../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';

/** Why a mail was not delivered, with the mail server's response if there is one. */
export function MailErrorText({ error: { code, detail } }: { readonly error: MailError }) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  return (
    <>
      {texts.errors[code]}
      {detail !== '' && ` ${texts.serverSaid(detail)}`}
    </>
  );
}
