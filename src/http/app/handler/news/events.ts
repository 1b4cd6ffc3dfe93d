import { storableText } from '#kit/text/storableText.ts';
import { isInWorkspaceScope } from '#service/base/access/workspaceScope.ts';
import type { StreamTopics } from '#service/news/newsStream.ts';
import { draftRevisions } from '#store/query/form/draftPresence.ts';
import type { Pair } from '#store/query/pairs.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';

export const eventHandlers: Handlers<'events'> = {
  async events({ context, query, actor, signal }) {
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

const maxListLength = 50;

/** Reads forms, and `<form>` or `<form>:<watermark>` for their responses, separated by commas. */
async function wantedOf(
  { store }: OrganizationContext,
  { organization }: InOrganization,
  { forms, responses: list }: { forms?: string | undefined; responses?: string | undefined },
): Promise<StreamTopics> {
  const drafts = new Set(forms?.split(','));
  const responses = new Map<string, number>();
  const now = list === undefined ? 0 : await newestNumber(store.read, organization.id);
  for (const part of list?.split(',').slice(0, maxListLength) ?? []) {
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
