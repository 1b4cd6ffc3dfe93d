import { type DraftNews, draftNews } from '#service/form/presence/draftNews.ts';
import { reportPresence } from '#service/form/presence/reportPresence.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const draftNewsHandlers: Handlers<'reportPresence'> = {
  async reportPresence({ context, params: { form }, body: { tab, selection }, actor, now }) {
    const { store, streams, presenceGate } = context;
    const { organization, user, workspaces } = actor;
    const current = async () =>
      toAnswer(await draftNews(store.read, organization.id, workspaces, { form, now }));
    await current();
    // A window that closes says so once, and at once.
    const report = { organizationId: organization.id, user: user.id, form, tab };
    if (selection !== undefined && !presenceGate.admits(report, now))
      throw new Problem('presence_limit', { headers: ['Retry-After', '1'] });
    const text = selection === undefined ? undefined : JSON.stringify(selection);
    const reported = await reportPresence(actor.writes, { form, tab, user: user.id, selection: text }, now);
    if (!reported.ok) throw new Problem('not_found');
    if (reported.value) streams.wake(organization.id, form);
    return await current();
  },
};

function toAnswer(news: DraftNews | undefined) {
  if (news === undefined) throw new Problem('not_found');
  const { revision, people } = news;
  return {
    revision,
    people: people.map(({ selection, ...person }) => ({ ...person, selection: JSON.parse(selection) })),
  };
}
