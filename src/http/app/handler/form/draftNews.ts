import { storableText } from '#kit/text/storableText.ts';
import { isInWorkspaceScope } from '#service/base/access/workspaceScope.ts';
import { type DraftNews, draftNews } from '#service/form/presence/draftNews.ts';
import { reportPresence } from '#service/form/presence/reportPresence.ts';
import type { Wanted } from '#service/news/newsStream.ts';
import { draftRevisions } from '#store/query/form/draftPresence.ts';
import type { Pair } from '#store/query/pairs.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';

export const draftNewsHandlers: Handlers<'reportPresence' | 'draftEvents'> = {
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

  async draftEvents({ context, query, actor, signal }) {
    const wanted = await wantedOf(context, actor, query);
    await requireForms(context, actor, [...wanted.drafts, ...wanted.responses.keys()]);
    const { organization, user, session } = actor;
    const reader = {
      organizationId: organization.id,
      userId: user.id,
      // A fallback session is not stored.
      sessionId: session.id === '' ? undefined : session.id,
      session,
    };
    const stream = context.streams.open(reader, wanted, signal);
    if (stream === 'organization_full')
      throw new Problem('streams_exhausted', { headers: ['Retry-After', '60'] });
    if (stream === 'closed') throw new Problem('not_ready');
    return stream.events();
  },
};

const longestList = 50;

/** Reads forms, and `<form>` or `<form>:<watermark>` for their responses, separated by commas. */
async function wantedOf(
  { store }: OrganizationContext,
  { organization }: InOrganization,
  { forms, responses: list }: { forms?: string | undefined; responses?: string | undefined },
): Promise<Wanted> {
  const drafts = new Set(forms?.split(','));
  const responses = new Map<string, number>();
  const now = list === undefined ? 0 : await newestNumber(store.read, organization.id);
  for (const part of list?.split(',').slice(0, longestList) ?? []) {
    const [, form = '', watermark] = /^([^:]+)(?::(-?\d{1,16}))?$/.exec(part) ?? [];
    if (form === '') throw new Problem('field_invalid', { param: 'responses' });
    responses.set(form, watermark === undefined ? now : Number(watermark));
  }
  if (drafts.size + responses.size === 0) throw new Problem('field_invalid', { param: 'forms' });
  return { drafts, responses };
}

/** Refuses the call unless the actor may see all of these forms. */
async function requireForms(
  { store }: OrganizationContext,
  { organization, workspaces }: InOrganization,
  ids: readonly string[],
): Promise<void> {
  const pairs = ids.map((id): Pair => [organization.id, storableText(id)]);
  const visible = new Set<string>();
  for (const { id, workspace_id } of await draftRevisions(store.read, pairs))
    if (isInWorkspaceScope(workspaces, workspace_id)) visible.add(id);
  if (!ids.every((id) => visible.has(id))) throw new Problem('not_found');
}

function toAnswer(news: DraftNews | undefined) {
  if (news === undefined) throw new Problem('not_found');
  const { revision, people } = news;
  return {
    revision,
    people: people.map(({ selection, ...person }) => ({ ...person, selection: JSON.parse(selection) })),
  };
}
