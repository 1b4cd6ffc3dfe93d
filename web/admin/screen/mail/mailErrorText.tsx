import type { MailError } from '#contract/app/mail/mail.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** Why a mail has not left, with the words of the mail server where there are any. */
export function MailErrorText({ error: { code, detail } }: { readonly error: MailError }) {
  const { mail: texts } = useTexts();
  return (
    <>
      {texts.errors[code]}
      {detail !== '' && ` ${texts.serverSaid(detail)}`}
    </>
  );
}
