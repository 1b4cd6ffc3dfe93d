import type { MailRow } from '#store/query/mail/mail.ts';
import { firstRealId } from '#store/query/response/provisionalId.ts';

/** The response that a mail is about; undefined while it waits under a provisional id. */
export function responseOfMail({
  kind,
  about_id,
}: Pick<MailRow, 'kind' | 'about_id'>): { form: string; id: number } | undefined {
  if (kind !== 'response' || about_id === null) return undefined;
  const [form = '', number = ''] = about_id.split('/');
  const id = Number(number);
  return Number.isSafeInteger(id) && id >= firstRealId ? { form, id } : undefined;
}
