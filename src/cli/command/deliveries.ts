import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { releaseHeld } from '#service/operate/releaseHeld.ts';
import {
  countWaiting,
  deliveriesHeldSince,
  type HeldDeliveries,
  holdDeliveries,
} from '#store/query/operate/heldDeliveries.ts';
import { heldSentence } from '../heldSentence.ts';
import { print, printJson } from '../output.ts';
import { type DataFlags, withExistingData } from '../withData.ts';

interface DeliveriesFlags extends DataFlags {
  discard?: boolean;
  json?: boolean;
}

export function addDeliveries(program: Command): void {
  const deliveries = program
    .command('deliveries')
    .description('show, hold and release runs of workflows and mails');
  deliveries
    .command('show')
    .description('print how many wait, and whether they are held')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(show);
  deliveries
    .command('hold')
    .description('hold runs of workflows and mails until they are released')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(hold);
  deliveries
    .command('release')
    .description('let them leave, as after a restore')
    .option('--discard', 'drop those from before they were held')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(release);
}

async function show(flags: DeliveriesFlags): Promise<void> {
  await withExistingData(flags, async ({ store }) => {
    report(flags, await deliveriesHeldSince(store.read), await countWaiting(store.read));
  });
}

async function hold(flags: DeliveriesFlags): Promise<void> {
  await withExistingData(flags, async ({ store }) => {
    await store.write(({ db }) => holdDeliveries(db, Date.now()));
    report(flags, await deliveriesHeldSince(store.read), await countWaiting(store.read));
  });
}

function report(
  { json, data }: DeliveriesFlags,
  heldSince: number | undefined,
  waiting: HeldDeliveries,
): void {
  if (json === true) {
    printJson({ held_since: heldSince === undefined ? null : formatInstant(heldSince), waiting });
    return;
  }
  print(heldSince === undefined ? 'Deliveries are not held.' : heldSentence(heldSince, data));
  print(`Waiting: ${counted(waiting)}.`);
}

async function release(flags: DeliveriesFlags): Promise<void> {
  await withExistingData(flags, async ({ store }) => {
    const { heldSince, discarded, waiting } = await releaseHeld(
      store,
      { discard: flags.discard ?? false },
      Date.now(),
    );
    if (flags.json === true) {
      const held_since = heldSince === undefined ? null : formatInstant(heldSince);
      printJson({ held_since, discarded, waiting });
      return;
    }
    print(heldSince === undefined ? 'Deliveries were not held.' : 'Deliveries are released.');
    if (flags.discard === true) print(`Dropped: ${counted(discarded)}.`);
    print(`Waiting: ${counted(waiting)}.`);
  });
}

function counted({ runs, mails }: HeldDeliveries): string {
  return `${pluralize(runs, 'run')} of workflows, ${pluralize(mails, 'mail')}`;
}
