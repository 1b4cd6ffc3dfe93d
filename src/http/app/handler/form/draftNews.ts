import { PermissionRevoked } from '#service/account/session/permissionRevoked.ts';
import { type DraftNews, draftNews, reportPresence } from '#service/form/draftNews.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';

/** How often a stream looks for changes of other processes. */
const pollInterval = 1000;
/** Below the 30 seconds after which a silent connection is closed, here and in most proxies. */
const heartbeatInterval = 15_000;

export const draftNewsHandlers: Handlers<'reportPresence' | 'draftEvents'> = {
  async reportPresence({ context, params, body: { tab, selection }, actor, now }) {
    const report = {
      form: params.form,
      tab,
      user: actor.user.id,
      selection: selection === undefined ? undefined : JSON.stringify(selection),
    };
    const current = async () => await newsFor(context, actor, params.form, now);
    if ((await current()) === undefined) throw new Problem('not_found');
    const reported = await reportPresence(actor.writes, report, now);
    const news = await current();
    if (!reported.ok || news === undefined) throw new Problem('not_found');
    context.streams.changes.wake();
    return news;
  },

  async draftEvents({ context, query, actor, now, signal }) {
    const forms = [...new Set((query.forms ?? '').split(','))];
    for (const form of forms)
      if ((await newsFor(context, actor, form, now)) === undefined) throw new Problem('not_found');
    const stream = context.streams.open(`${actor.user.id} ${actor.session.id}`, signal);
    if (stream === undefined) throw new Problem('rate_limit_exceeded');
    return events(context, actor, forms, stream);
  },
};

interface Stream {
  readonly signal: AbortSignal;
  end(): void;
}

/** The news of each form, and again whenever they change, until a right, the session or the connection ends. */
async function* events(
  context: OrganizationContext,
  actor: InOrganization,
  forms: readonly string[],
  { signal, end }: Stream,
): AsyncGenerator<string> {
  const known = new Map<string, string>();
  let saidAt = 0;
  try {
    while (!signal.aborted) {
      const now = context.clock();
      // Session, membership, role and workspaces may have changed since the call began.
      const { reach } = await actor.writes.check();
      for (const form of forms) {
        const news = await newsFor(context, { ...actor, workspaces: reach }, form, now);
        if (news === undefined) return;
        const text = JSON.stringify({ form, ...news });
        if (known.get(form) === text) continue;
        known.set(form, text);
        saidAt = now;
        yield `event: draft\ndata: ${text}\n\n`;
      }
      if (now - saidAt >= heartbeatInterval) {
        saidAt = now;
        yield ': still here\n\n';
      }
      await context.streams.changes.wait(pollInterval, signal);
    }
  } catch (error) {
    if (!(error instanceof PermissionRevoked)) throw error;
  } finally {
    end();
  }
}

async function newsFor(
  { store }: OrganizationContext,
  { organization, workspaces }: Pick<InOrganization, 'organization' | 'workspaces'>,
  form: string,
  now: number,
): Promise<
  | { revision: number; people: (Omit<DraftNews['people'][number], 'selection'> & { selection: unknown })[] }
  | undefined
> {
  const news = await draftNews(store.read, organization.id, workspaces, { form, now });
  if (news === undefined) return undefined;
  const { revision, people } = news;
  return {
    revision,
    people: people.map(({ selection, ...person }) => ({ ...person, selection: JSON.parse(selection) })),
  };
}
