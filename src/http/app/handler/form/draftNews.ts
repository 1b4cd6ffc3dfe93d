import { PermissionRevoked } from '#service/account/session/permissionRevoked.ts';
import { type DraftNews, draftNews, reportPresence } from '#service/form/draftNews.ts';
import { isInWorkspaceScope } from '#service/organization/workspace/workspaceScope.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';

/** How often a stream looks for changes of other processes. */
const pollInterval = 1000;
/** How often a stream that nothing wakes looks whether its reader may still have it. */
const checkInterval = 15_000;

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
    const forms = query.forms === undefined ? [] : [...new Set(query.forms.split(','))];
    const watched = await watchedForms(context, actor, query.responses);
    if (forms.length + watched.length === 0) throw new Problem('field_invalid', { param: 'forms' });
    for (const form of [...forms, ...watched.map((each) => each.form)])
      if ((await newsFor(context, actor, form, now)) === undefined) throw new Problem('not_found');
    const stream = context.streams.open(`${actor.user.id} ${actor.session.id}`, signal);
    if (stream === undefined) throw new Problem('rate_limit_exceeded');
    return events(context, actor, { forms, watched }, stream);
  },
};

interface Stream {
  readonly signal: AbortSignal;
  end(): void;
}

/** A form whose responses are watched, and the last number that was told. */
interface Watched {
  readonly form: string;
  watermark: number;
}

const longestList = 50;

/** Reads `<form>` and `<form>:<watermark>`, separated by commas. */
async function watchedForms(
  { responseNews }: OrganizationContext,
  { organization }: InOrganization,
  list: string | undefined,
): Promise<Watched[]> {
  if (list === undefined) return [];
  const forms = new Map<string, number>();
  const now = await responseNews.now(organization.id);
  for (const part of list.split(',').slice(0, longestList)) {
    const [, form = '', watermark] = /^([^:]+)(?::(-?\d{1,16}))?$/.exec(part) ?? [];
    if (form === '') throw new Problem('field_invalid', { param: 'responses' });
    forms.set(form, watermark === undefined ? now : Number(watermark));
  }
  return Array.from(forms, ([form, watermark]) => ({ form, watermark }));
}

/** The news of each form, and again whenever they change, until a right, the session or the connection ends. */
async function* events(
  context: OrganizationContext,
  actor: InOrganization,
  { forms, watched }: { readonly forms: readonly string[]; readonly watched: readonly Watched[] },
  { signal, end }: Stream,
): AsyncGenerator<string> {
  const known = new Map<string, string>();
  const { streams, responseNews } = context;
  const unwatch = watched.length === 0 ? () => {} : responseNews.watch(actor.organization.id);
  let isFirst = true;
  try {
    while (!signal.aborted) {
      const now = context.clock();
      // Before reading, so that what comes in the meantime is read in the next round.
      const number = responseNews.newest(actor.organization.id);
      // Session, membership, role and workspaces may have changed since the call began.
      const { reach } = await actor.writes.check();
      const reader = { ...actor, workspaces: reach };
      for (const form of forms) {
        const news = await newsFor(context, reader, form, now);
        if (news === undefined) return;
        const text = JSON.stringify({ form, ...news });
        if (known.get(form) === text) continue;
        known.set(form, text);
        yield `event: draft\ndata: ${text}\n\n`;
      }
      for (const each of watched) {
        const { news, workspace } = await responseNews.since(
          actor.organization.id,
          each.form,
          each.watermark,
        );
        const isNews = news.reload || news.changes.length > 0;
        if (workspace === undefined || !isInWorkspaceScope(reach, workspace)) return;
        each.watermark = news.watermark;
        if (!isNews && !isFirst) continue;
        yield `event: responses\ndata: ${JSON.stringify(news)}\n\n`;
      }
      isFirst = false;
      await nextRound(signal, [
        ...(forms.length === 0 ? [] : [(ended: AbortSignal) => streams.changes.wait(pollInterval, ended)]),
        ...(watched.length === 0
          ? []
          : [(ended: AbortSignal) => responseNews.wait(actor.organization.id, number, checkInterval, ended)]),
      ]);
    }
  } catch (error) {
    if (!(error instanceof PermissionRevoked)) throw error;
  } finally {
    unwatch();
    end();
  }
}

/** Waits for the first of these, and ends the others. */
async function nextRound(
  signal: AbortSignal,
  waits: readonly ((ended: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const others = new AbortController();
  const ended = AbortSignal.any([signal, others.signal]);
  await Promise.race(waits.map((wait) => wait(ended)));
  others.abort();
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
