import type { ResponseNews as News } from '#contract/app/news/events.ts';
import { draftRevisions } from '#store/query/form/draftPresence.ts';
import type { Pair } from '#store/query/pairs.ts';
import { formsWithNews } from '#store/query/response/changeLog.ts';
import type { OrganizationId } from '#store/tables.ts';
import { isInWorkspaceScope, type WorkspaceScope } from '../base/access/workspaceScope.ts';
import { type DraftNews, draftNewsOf } from '../form/presence/draftNews.ts';
import { reachOfReaders } from '../organization/member/reachOfReaders.ts';
import type { ResponseNews } from '../response/news/responseNews.ts';
import type { NewsStream } from './newsStream.ts';
import type { NewsContext } from './newsStreams.ts';
import type { WatchedForm, WatchedForms } from './watchedForms.ts';

/** The work of a round. */
export interface Due {
  readonly forms: Set<WatchedForm>;
  /** Organisations in which something happened to responses. */
  readonly organizations: Set<OrganizationId>;
  /** Streams that were told nothing yet, or missed something. */
  readonly streams: Set<NewsStream>;
  /** Reads everything, and the rights of all readers. */
  isPoll: boolean;
}

/** News of the responses in an organisation. */
interface OrganizationNews {
  /** The newest number before reading. */
  readonly number: number;
  /** The streams for which it was read. */
  readonly streams: ReadonlySet<NewsStream>;
  /** By form and watermark; missing where nothing happened. */
  readonly news: ReadonlyMap<string, News>;
}

/** Reads what is due, then the rights of those whom it concerns, and tells them. */
export class NewsRound {
  readonly #context: NewsContext;
  readonly #forms: WatchedForms;
  readonly #responseNews: ResponseNews;

  constructor(context: NewsContext, forms: WatchedForms, responseNews: ResponseNews) {
    this.#context = context;
    this.#forms = forms;
    this.#responseNews = responseNews;
  }

  async run(due: Due, open: ReadonlySet<NewsStream>): Promise<void> {
    const forms = new Set(due.isPoll ? this.#forms.all() : due.forms);
    const organizations = new Set(due.organizations);
    for (const stream of due.streams) {
      for (const form of this.#formsOf(stream)) forms.add(form);
      if (stream.wanted.responses.size > 0) organizations.add(stream.reader.organizationId);
    }
    const concerned = new Set(due.isPoll ? open : due.streams);
    for (const form of await this.#readForms([...forms]))
      for (const stream of form.drafts) concerned.add(stream);
    const news = new Map<OrganizationId, OrganizationNews>();
    const readResponses = async (organizationId: OrganizationId) => {
      news.set(organizationId, await this.#readResponses(organizationId, concerned));
    };
    await Promise.all([...organizations].map(readResponses));
    // The rights come last: they may have changed since the streams were opened, and while the news were read.
    const { store, issuer } = this.#context;
    const streams = [...concerned].filter((stream) => open.has(stream));
    const reach = await reachOfReaders(
      store.read,
      streams.map(({ reader }) => reader),
      issuer,
    );
    for (const stream of streams) {
      const scope = reach.get(stream.reader);
      if (scope !== undefined && this.#maySee(stream, scope))
        this.#tell(stream, news.get(stream.reader.organizationId));
      else stream.end();
    }
  }

  #formsOf({ reader, wanted }: NewsStream): WatchedForm[] {
    return [...wanted.drafts, ...wanted.responses.keys()].flatMap(
      (id) => this.#forms.find(reader.organizationId, id) ?? [],
    );
  }

  /** Reads drafts, their people and the workspaces of forms; returns those that changed. */
  async #readForms(forms: readonly WatchedForm[]): Promise<WatchedForm[]> {
    const { store, clock } = this.#context;
    const pairsOf = (some: readonly WatchedForm[]) =>
      some.map(({ organizationId, id }): Pair => [organizationId, id]);
    const drafts = forms.filter((form) => form.drafts.size > 0);
    const others = forms.filter((form) => form.drafts.size === 0);
    const now = new Map<WatchedForm | undefined, { workspace: string; event: string }>();
    for (const news of await draftNewsOf(store.read, pairsOf(drafts), clock()))
      now.set(this.#forms.find(news.organizationId, news.form), {
        workspace: news.workspace,
        event: draftEvent(news),
      });
    for (const row of await draftRevisions(store.read, pairsOf(others)))
      now.set(this.#forms.find(row.organization_id, row.id), { workspace: row.workspace_id, event: '' });
    return forms.filter((form) => {
      const { workspace, event } = now.get(form) ?? { workspace: null, event: '' };
      const isChanged = workspace !== form.workspace || event !== form.event;
      if (isChanged) Object.assign(form, { workspace, event });
      return isChanged;
    });
  }

  /** Reads what happened to the watched responses, and adds the streams that it concerns. */
  async #readResponses(
    organizationId: OrganizationId,
    concerned: Set<NewsStream>,
  ): Promise<OrganizationNews> {
    const { store } = this.#context;
    const responseNews = this.#responseNews;
    // Before reading, so that what comes in the meantime is read in the next round.
    const number = responseNews.newest(organizationId);
    const forms = this.#forms.withResponses(organizationId);
    const streams = new Set(forms.flatMap(({ responses }) => [...responses]));
    for (const stream of streams)
      if (!stream.isReady) {
        stream.miss();
        streams.delete(stream);
      }
    const news = new Map<string, News>();
    if (streams.size === 0) return { number, streams, news };
    const floor = Math.min(...Array.from(streams, (stream) => stream.reachedEverywhere));
    const ids = forms.map(({ id }) => id);
    const rows = await formsWithNews(store.read, organizationId, ids, floor);
    for (const { id, has_news } of rows) {
      const form = Number(has_news) === 1 ? this.#forms.find(organizationId, id) : undefined;
      for (const stream of form?.responses ?? []) {
        concerned.add(stream);
        const watermark = stream.watermark(id);
        const name = nameOf(id, watermark);
        if (streams.has(stream) && !news.has(name))
          news.set(name, await responseNews.since(organizationId, id, watermark));
      }
    }
    for (const stream of streams)
      if (!concerned.has(stream)) stream.reachedEverywhere = Math.max(stream.reachedEverywhere, number);
    return { number, streams, news };
  }

  /** A form that was not read yet is not told either. */
  #maySee(stream: NewsStream, reach: WorkspaceScope): boolean {
    return this.#formsOf(stream).every(
      ({ workspace }) =>
        workspace === undefined || (workspace !== null && isInWorkspaceScope(reach, workspace)),
    );
  }

  #tell(stream: NewsStream, news: OrganizationNews | undefined): void {
    const wantsResponses = stream.wanted.responses.size > 0;
    const isUnread = wantsResponses && news?.streams.has(stream) !== true;
    if (!stream.isReady || (isUnread && (news !== undefined || !stream.hasBegun))) {
      stream.miss();
      return;
    }
    let text = '';
    for (const id of stream.wanted.drafts) {
      const event = this.#forms.find(stream.reader.organizationId, id)?.event ?? '';
      if (event === '' || stream.told.get(id) === event) continue;
      stream.told.set(id, event);
      text += event;
    }
    if (news !== undefined && wantsResponses) text += responseEvents(stream, news);
    stream.hasBegun = true;
    stream.hasMissed = false;
    if (text !== '') stream.tell(text);
  }
}

function draftEvent({ form, revision, people }: DraftNews): string {
  // Selections are stored as JSON.
  const windows = people.map(
    ({ selection, ...person }) => `${JSON.stringify(person).slice(0, -1)},"selection":${selection}}`,
  );
  const data = `{"form":${JSON.stringify(form)},"revision":${revision},"people":[${windows.join()}]}`;
  return `event: draft\ndata: ${data}\n\n`;
}

function responseEvents(stream: NewsStream, { number, news }: OrganizationNews): string {
  let text = '';
  for (const form of stream.wanted.responses.keys()) {
    const watermark = stream.watermark(form);
    const since = news.get(nameOf(form, watermark)) ?? { form, watermark, changes: [], reload: false };
    stream.reached.set(form, since.watermark);
    if (stream.hasBegun && !since.reload && since.changes.length === 0) continue;
    text += `event: responses\ndata: ${JSON.stringify(since)}\n\n`;
  }
  stream.reachedEverywhere = Math.max(stream.reachedEverywhere, number);
  return text;
}

function nameOf(form: string, watermark: number): string {
  return `${watermark} ${form}`;
}
