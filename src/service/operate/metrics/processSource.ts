import { gauge } from '#kit/metric/family.ts';
import type { MetricSource } from '#kit/metric/metricSources.ts';
import { programVersion } from '#kit/programVersion.ts';
import { waitingHashes } from '#kit/secret/passwordHash.ts';
import type { Store } from '#store/store.ts';
import { waitingCalls } from '../../organization/turn/takeOrganizationTurn.ts';

export interface ProcessFigures {
  readonly store: Store;
  /** The number of the newest migration. */
  readonly schema: number;
  readonly hasMail: () => boolean;
  readonly uploadsUnderWay: () => Promise<number>;
  readonly eventStreams: () => number;
}

/** The build of this process, and how much it holds open. */
export function processSource(figures: ProcessFigures): MetricSource {
  const { store } = figures;
  const build = {
    version: programVersion(),
    node: process.versions.node,
    store: store.engine,
    schema: String(figures.schema),
  };
  const read = async () => [
    gauge({ name: 'canvass_build_info', help: 'The program and its database; always 1.' }, [[build, 1]]),
    gauge(
      { name: 'canvass_mail_configured', help: '1 if a mail server is set up, otherwise mails wait.' },
      Number(figures.hasMail()),
    ),
    gauge(
      { name: 'canvass_uploads_under_way', help: 'Requests with files that are arriving.' },
      await figures.uploadsUnderWay(),
    ),
    gauge(
      { name: 'canvass_event_streams', help: 'Open streams of events to the web app.' },
      figures.eventStreams(),
    ),
    gauge(
      { name: 'canvass_password_checks_waiting', help: 'Passwords that wait to be hashed, by queue.' },
      Object.entries(waitingHashes()).map(([queue, count]) => [{ queue }, count]),
    ),
    gauge(
      {
        name: 'canvass_calls_waiting',
        help: "Large calls that wait for their organisation's turn, by queue.",
      },
      Object.entries(waitingCalls(store)).map(([queue, count]) => [{ queue }, count]),
    ),
    ...poolFamilies(store),
  ];
  return { name: 'process', read: async () => (await read()).join('') };
}

function poolFamilies({ pools }: Pick<Store, 'pools'>): string[] {
  if (pools === undefined) return [];
  const all = pools();
  return [
    gauge(
      {
        name: 'canvass_database_connections',
        help: 'Connections to PostgreSQL by pool and state.',
      },
      all.flatMap(({ name: pool, used, idle }) => [
        [{ pool, state: 'used' }, used] as const,
        [{ pool, state: 'idle' }, idle] as const,
      ]),
    ),
    gauge(
      { name: 'canvass_database_connections_limit', help: 'Connections that a pool may open.' },
      all.map(({ name: pool, size }) => [{ pool }, size]),
    ),
    gauge(
      { name: 'canvass_database_queries_waiting', help: 'Queries that wait for a connection of the pool.' },
      all.map(({ name: pool, waiting }) => [{ pool }, waiting]),
    ),
  ];
}
