import { type Family, gauge } from '#kit/metric/family.ts';
import type { MetricSource } from '#kit/metric/metricSources.ts';
import type { Clock } from '#kit/time/clock.ts';
import { deliveriesHeldSince } from '#store/query/operate/heldDeliveries.ts';
import {
  actionHealth,
  countErasures,
  maxCounted,
  openExports,
  type WaitingWork,
  waitingMails,
  waitingRuns,
} from '#store/query/operate/workFigures.ts';
import type { StaleDatabase } from '#store/tables.ts';

/** A query answers all who ask within this time. */
const maxAge = 2 * 1000;

/** Work that waits in the database, the same for every process that serves it. */
export function queueSources(db: StaleDatabase, clock: Clock): MetricSource[] {
  const secondsSince = (time: number | undefined) =>
    time === undefined ? 0 : Math.max(0, clock() - time) / 1000;
  const waiting = (counted: Family, oldest: Family, work: WaitingWork) => [
    gauge(counted, [
      [{ due: 'now' }, work.due],
      [{ due: 'later' }, work.later],
    ]),
    gauge(oldest, secondsSince(work.oldestDueAt)),
  ];
  const sources: Readonly<Record<string, () => Promise<string[]>>> = {
    runs: async () =>
      waiting(
        {
          name: 'canvass_workflow_runs_waiting',
          help: `Runs of workflow actions that wait, or are under way (later). Counted up to ${maxCounted}.`,
        },
        {
          name: 'canvass_workflow_oldest_due_seconds',
          help: 'How long the run that waits longest has been due; 0 if none is.',
        },
        await waitingRuns(db, clock()),
      ),
    actions: async () => {
      const health = await actionHealth(db);
      return [
        gauge({ name: 'canvass_workflow_actions', help: 'Actions of forms that do not succeed, by state.' }, [
          [{ state: 'failing' }, health.failing],
          [{ state: 'switched_off' }, health.switchedOff],
        ]),
        gauge(
          {
            name: 'canvass_workflow_longest_failing_seconds',
            help: 'How long the action that has failed longest has not succeeded; 0 if none fails.',
          },
          secondsSince(health.failingSince),
        ),
      ];
    },
    held: async () => [
      gauge(
        {
          name: 'canvass_deliveries_held_seconds',
          help: 'How long deliveries have been held, as after a restore; 0 while they leave.',
        },
        secondsSince(await deliveriesHeldSince(db)),
      ),
    ],
    mails: async () =>
      waiting(
        {
          name: 'canvass_mails_waiting',
          help: `Mails in the outbox that are not sent. Counted up to ${maxCounted}.`,
        },
        {
          name: 'canvass_mails_oldest_due_seconds',
          help: 'How long the mail that waits longest has been due; 0 if none is.',
        },
        await waitingMails(db, clock()),
      ),
    exports: async () => {
      const open = await openExports(db, clock());
      const states = Object.entries(open).map(([state, count]) => [{ state }, count] as const);
      return [
        gauge(
          { name: 'canvass_exports_open', help: 'Exports in the background that wait or are being made.' },
          states,
        ),
      ];
    },
    erasures: async () => [
      gauge(
        {
          name: 'canvass_erasures_waiting',
          help: 'Erasures whose bytes may still be in the files of the database.',
        },
        await countErasures(db),
      ),
    ],
  };
  return Object.entries(sources).map(([name, read]) => ({
    name,
    maxAge,
    read: async () => (await read()).join(''),
  }));
}
