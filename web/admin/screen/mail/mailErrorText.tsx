import type { MailError } from '#contract/app/mail/mail.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** Why a mail was not delivered, with the mail server's response if there is one. */
export function MailErrorText({ error: { code, detail } }: { readonly error: MailError }) {
  const { mail: texts } = useTexts();
  return (
    <>
      {texts.errors[code]}
      {detail !== '' && ` ${texts.serverSaid(detail)}`}
    </>
  );
}
