import { writeQuery } from '#contract/app/response/writeQuery.ts';
import { newSubmissionId } from '#kit/ids.ts';
import { appHeaders } from '../responses/appSession.ts';
import { type Answer, type Asking, ask } from './ask.ts';
import { largestForm } from './largestForm.ts';
import type { World } from './world.ts';

/** One kind of request that a hostile member repeats without a pause, over so many connections. */
export interface Attack {
  readonly connections: number;
  /** Prepares what the attack needs, and returns one piece of it. */
  readonly begin: (member: HostileMember) => Promise<(connection: number) => Promise<Answer>>;
}

const json = { 'Content-Type': 'application/json' };

/** The tools of a member of the hostile organisation. */
export class HostileMember {
  readonly world: World;
  readonly url: string;
  readonly signal: AbortSignal;

  constructor(world: World, url: string, signal: AbortSignal) {
    this.world = world;
    this.url = url;
    this.signal = signal;
  }

  async ask(path: string, asking: Asking = {}): Promise<Answer> {
    return await ask(this.url + path, { signal: this.signal, ...asking });
  }

  /** A call of the app, in the name of one of the members. */
  async call(path: string, number = 0, asking: Asking = {}): Promise<Answer> {
    const { organization, tokens } = this.world.hostile;
    const token = tokens[number % tokens.length] ?? '';
    const headers = { ...appHeaders(this.url, token), ...(asking.body === undefined ? {} : json) };
    return await this.ask(`/app/api/o/${organization}${path}`, {
      ...asking,
      headers: { ...headers, ...asking.headers },
    });
  }

  async makeForm(definition: unknown): Promise<string> {
    const { workspace } = this.world.hostile;
    const body = JSON.stringify({ workspace, name: 'Made', definition });
    const made = await this.call('/forms', 0, { method: 'POST', body });
    if (made.status !== 200) throw new Error(`no form was made: ${made.status} ${made.text}`);
    return (JSON.parse(made.text) as { id: string }).id;
  }

  async publish(form: string): Promise<void> {
    const body = JSON.stringify({ revision: 1 });
    const published = await this.call(`/forms/${form}/publish`, 0, { method: 'POST', body });
    if (published.status !== 200) throw new Error(`not published: ${published.status} ${published.text}`);
  }
}

function onePage(...fields: object[]): object {
  return { format: 2, pages: [{ id: 'page1', label: '', fields }] };
}

const attacks = {
  /** Guesses at the password of a form. */
  guesses: {
    connections: 12,
    begin: async (member) => {
      const form = await member.makeForm(onePage({ id: 'field1', type: 'comment', label: 'Why' }));
      await member.publish(form);
      const body = JSON.stringify({ password: 'open sesame' });
      await member.call(`/forms/${form}/password`, 0, { method: 'PUT', body });
      return async () =>
        await member.ask(`/f/${form}`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ submission_id: newSubmissionId(), password: 'a guess', answers: {} }),
        });
    },
  },
  /** Guesses at the password of an account, from another network than the visitors. */
  signIns: {
    connections: 4,
    begin: async (member) => async () =>
      await member.ask('/app/api/sign-in', {
        method: 'POST',
        headers: { ...json, 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ email: member.world.hostile.email, password: 'a wrong passphrase' }),
        from: '127.0.0.2',
      }),
  },
  /** Streams of news that stay open, as many as people may have. */
  streams: {
    connections: 36,
    begin: async (member) => async (connection) =>
      await member.call(`/events?forms=${member.world.hostile.form}`, connection, {
        headers: { Accept: 'text/event-stream' },
      }),
  },
  /** Reports of what is selected in the builder. */
  presence: {
    connections: 6,
    begin: async (member) => async (connection) =>
      await member.call(`/forms/${member.world.hostile.form}/presence`, connection, {
        method: 'POST',
        body: JSON.stringify({ tab: `tab${connection}`, selection: { kind: 'form' } }),
      }),
  },
  /** Drafts of the largest form, and their publication. */
  drafts: {
    connections: 2,
    begin: async (member) => {
      const form = await member.makeForm(onePage({ id: 'field1', type: 'comment', label: 'Why' }));
      const [start, end] = JSON.stringify({ revision: 0, definition: largestForm() }).split('"revision":0');
      let revision = 1;
      return async () => {
        const body = `${start}"revision":${revision}${end}`;
        const saved = await member.call(`/forms/${form}/draft`, 0, { method: 'PUT', body });
        if (saved.status === 200) revision = (JSON.parse(saved.text) as { revision: number }).revision;
        const order = JSON.stringify({ revision });
        return await member.call(`/forms/${form}/publish`, 0, { method: 'POST', body: order });
      };
    },
  },
  /** The preview of the largest form, whose draft changes. */
  previews: {
    connections: 4,
    begin: async (member) => {
      const form = await member.makeForm(largestForm());
      const shown = await member.call(`/forms/${form}/preview`);
      const { pathname, search } = new URL((JSON.parse(shown.text) as { url: string }).url);
      return async () => await member.ask(pathname + search);
    },
  },
  /** The largest form, written by a program. */
  pushes: {
    connections: 2,
    begin: async (member) => {
      const headers = { ...json, Authorization: `Basic ${btoa(`${member.world.hostile.key}:`)}` };
      const body = Buffer.from(JSON.stringify({ name: 'Pushed', ...largestForm(), format: undefined }));
      return async (connection) =>
        await member.ask(`/forms-api/forms/pushed${connection}0`, { method: 'PUT', headers, body });
    },
  },
  /** New forms from the file of the largest one. */
  imports: {
    connections: 2,
    begin: async (member) => {
      const { workspace } = member.world.hostile;
      const text = JSON.stringify({ name: 'Imported', ...largestForm(), format: undefined });
      const body = Buffer.from(JSON.stringify({ workspace, name: 'Imported', file: { kind: 'json', text } }));
      return async () => await member.call('/forms', 0, { method: 'POST', body });
    },
  },
  /** Searches for words that no response has, in filters and in orders. */
  searches: {
    connections: 12,
    begin: async (member) => {
      const absent = {
        on: 'field',
        field: 'field5',
        operator: 'contains',
        value: 'nothing like it',
      } as const;
      const queries = [
        writeQuery({ filters: [absent] }),
        writeQuery({ search: 'always garden' }),
        writeQuery({ sort: { by: 'field1', direction: 'ascending' } }),
      ];
      return async (connection) =>
        await member.call(
          `/forms/${member.world.hostile.form}/responses?limit=200&query=${queries[connection % queries.length]}`,
          connection,
        );
    },
  },
  /** Everything else that a table asks for. */
  tables: {
    connections: 12,
    begin: async (member) => {
      const paths = ['/responses/columns', '/responses/counts', '/responses?limit=200', ''];
      return async (connection) =>
        await member.call(
          `/forms/${member.world.hostile.form}${paths[connection % paths.length]}`,
          connection,
        );
    },
  },
  /** Downloads in each format. */
  exports: {
    connections: 9,
    begin: async (member) => {
      const formats = ['csv', 'jsonl', 'xlsx', 'parquet', 'sav', 'files'];
      return async (connection) =>
        await member.call(
          `/forms/${member.world.hostile.form}/responses/export?format=${formats[connection % formats.length]}`,
          connection,
        );
    },
  },
  /** Exports in the background. */
  backgrounds: {
    connections: 1,
    begin: async (member) => async (connection) =>
      await member.call(`/forms/${member.world.hostile.form}/responses/exports`, connection, {
        method: 'POST',
        body: JSON.stringify({ format: 'xlsx' }),
      }),
  },
  /** The archive of the organisation. */
  archives: { connections: 1, begin: async (member) => async () => await member.call('/export') },
  /** Responses as PDFs. */
  pdfs: {
    connections: 8,
    begin: async (member) => async (connection) =>
      await member.call(`/forms/${member.world.hostile.form}/responses/1/pdf`, connection),
  },
  /** Tests of actions to an address that takes its time. */
  tests: {
    connections: 6,
    begin: async (member) => async (connection) =>
      await member.call(`/forms/${member.world.hostile.form}/workflows/test`, connection, {
        method: 'POST',
        body: JSON.stringify({
          workflow: 'flow1',
          action: { id: 'hook', type: 'webhook', url: `${member.url}/app/api/nothing` },
        }),
      }),
  },
  /** Files of a visitor. */
  uploads: {
    connections: 2,
    begin: async (member) => {
      const form = await member.makeForm(onePage({ id: 'field1', type: 'file_upload', label: 'Photo' }));
      await member.publish(form);
      const content = new Uint8Array(1_000_000);
      return async () => {
        const body = new FormData();
        body.append('field1', new Blob([content]), 'photo.bin');
        const sent = await fetch(`${member.url}/f/${form}`, { method: 'POST', body, signal: member.signal });
        return { status: sent.status, text: await sent.text() };
      };
    },
  },
} as const satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as AttackName[];

/** How often an attack got each status. */
export type Tally = Record<string, number>;

/**
 * Everything at once until the signal aborts; resolves with what the attacks got. `ready` is called when all have begun, `onAnswer` with each
 * answer.
 */
export async function attack(
  member: HostileMember,
  names: readonly AttackName[],
  { ready, onAnswer }: { readonly ready?: () => void; readonly onAnswer?: (name: AttackName) => void } = {},
): Promise<Record<string, Tally>> {
  const pieces = new Map<AttackName, (connection: number) => Promise<Answer>>();
  for (const name of names) pieces.set(name, await attacks[name].begin(member));
  ready?.();
  const tallies: Record<string, Tally> = {};
  const keepOn = async (name: AttackName, connection: number) => {
    tallies[name] ??= {};
    const tally = tallies[name];
    while (!member.signal.aborted) {
      const { status, wait } = await pieceOf(pieces.get(name), connection);
      if (member.signal.aborted) return;
      tally[status] = (tally[status] ?? 0) + 1;
      onAnswer?.(name);
      // A refused client tries again soon; a loop of refusals would only measure refusals.
      if (wait) await new Promise((resolve) => setTimeout(resolve, refusedPause));
    }
  };
  const all = names.flatMap((name) =>
    Array.from({ length: attacks[name].connections }, (_, connection) => keepOn(name, connection)),
  );
  await Promise.all(all);
  return tallies;
}

const refusedPause = 100;

async function pieceOf(
  piece: ((connection: number) => Promise<Answer>) | undefined,
  connection: number,
): Promise<{ status: string; wait: boolean }> {
  try {
    const answer = await piece?.(connection);
    const status = answer?.status ?? 0;
    return { status: String(status), wait: status >= 400 };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    return { status: code, wait: true };
  }
}
