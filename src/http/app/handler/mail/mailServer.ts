import { removeMailServer, setMailServer, tryMailServer } from '#service/mail/server/changeMailServer.ts';
import { readStoredServer } from '#service/mail/server/storedServer.ts';
import { runBy } from '#store/query/mail/mailServer.ts';
import { Problem } from '../../../problem.ts';
import type { Call, Handlers } from '../../call.ts';
import { refusal } from '../../refusal.ts';

export const mailServerHandlers: Handlers<
  'mailServer' | 'setMailServer' | 'removeMailServer' | 'tryMailServer'
> = {
  async mailServer({ context, actor }) {
    const { read } = context.store;
    if ((await runBy(read)) !== actor.organization.id) throw new Problem('not_found');
    const stored = await readStoredServer(read, context.keys());
    if (stored === undefined) return { server: null };
    const { host, port, encryption, user, password, from } = stored;
    return { server: { host, port, encryption, user, from, has_password: password !== '' } };
  },

  async setMailServer(call) {
    const done = await setMailServer(changing(call), call.body, call.now);
    if (!done.ok) throw passwordNeeded();
    return {};
  },

  async removeMailServer(call) {
    await removeMailServer(changing(call), call.now);
    return {};
  },

  async tryMailServer(call) {
    const { context, body, actor, now } = call;
    const by = { ...changing(call), windows: context.store.countedWindows };
    const sent = await tryMailServer(by, body, actor.user, now);
    if (sent.ok) return { error: sent.value };
    throw sent.failure.code === 'too_many_mails' ? refusal(sent.failure) : passwordNeeded();
  },
};

function changing({ context, actor }: Pick<Call<'setMailServer'>, 'context' | 'actor'>) {
  return { writes: actor.writes, keys: context.keys(), servers: context.mail.servers };
}

function passwordNeeded(): Problem {
  return new Problem('field_invalid', { param: 'password' });
}
