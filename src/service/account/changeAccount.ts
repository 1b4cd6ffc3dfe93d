import { storableText } from '#kit/text/storableText.ts';
import { type UserRow, updateUser } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import { recordForUser } from '../base/audit/recordAudit.ts';

/** Changes the person's name and their language for the interface and mails; a null language follows the browser. */
export async function changeAccount(
  store: Store,
  user: UserRow,
  changes: { name?: string | undefined; language?: string | null | undefined },
  now: number,
): Promise<void> {
  const name = changes.name === undefined ? user.name : storableText(changes.name);
  const language = changes.language === undefined ? user.language : changes.language;
  if (name === user.name && language === user.language) return;
  await store.write(async ({ db }) => {
    await updateUser(db, user.id, { name, language });
    if (name === user.name) return;
    const details = { from: user.name, to: name };
    await recordForUser(db, { id: user.id, name }, 'account.name_changed', now, { details });
  });
}
