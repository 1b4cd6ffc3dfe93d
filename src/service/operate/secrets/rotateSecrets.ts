import { setTimeout as sleep } from 'node:timers/promises';
import { failed, ok, type Result } from '#kit/result.ts';
import { day, hour } from '#kit/time/durations.ts';
import { newKey, readSecrets, replaceSecrets, type Secrets } from '#store/secrets.ts';
import { Lease } from '../../base/lease/lease.ts';
import type { Data } from '../openData.ts';
import { matchSecrets } from './matchSecrets.ts';
import { type SealedAgain, sealAgain } from './reseal.ts';

/** A signed link to a file is valid for up to eight days; nothing else that is signed and matters lasts longer. */
export const acceptedFor = 8 * day;

/** How long an announced key is accepted. If the rotation is interrupted before the key is used, it just expires. */
const announcedFor = hour;

/** Every process reloads the secrets each second; the margin is for busy ones. */
const takenUpWithin = 5000;

export interface Rotation {
  /** The key may have leaked, so its signatures are no longer accepted. */
  readonly leaked: boolean;
  /** Replaces the hash key too: everyone has to sign in again, and recovery codes and open links stop working. */
  readonly all: boolean;
}

export interface RotationTimes {
  /** Waits until every process has reloaded the secrets. */
  readonly wait?: () => Promise<unknown>;
  /** How many milliseconds to wait for another command that changes the secrets. */
  readonly patience?: number;
}

export type NotRotated = { code: 'busy' } | { code: 'secrets_missing' };

/**
 * Replaces the keys while the service runs. An interruption at any point leaves every value readable: all processes
 * first accept the new key, then use it, and then the database is resealed in one transaction. The old key still
 * opens values that a late process sealed; unless it leaked, its signatures count for `acceptedFor`.
 */
export async function rotateSecrets(
  { store, folder }: Pick<Data, 'store' | 'folder'>,
  { leaked, all }: Rotation,
  { wait = () => sleep(takenUpWithin), patience }: RotationTimes = {},
): Promise<Result<SealedAgain, NotRotated>> {
  return await changingSecrets(
    store,
    async (confirm) => {
      const read = await readSecrets(folder);
      if (read === undefined) return failed({ code: 'secrets_missing' });
      const found = await matchSecrets(store, folder, read);
      const { unfinished: _unfinished, ...old } = await finishRotation({ store, folder }, found);
      const link_key = newKey();
      const now = Date.now();
      const announced = { link_key, until: now + announcedFor, signs: true };
      await confirm();
      await replaceSecrets(folder, { ...old, accepted: [...old.accepted, announced] });
      await wait();
      const before = [{ link_key: old.link_key, until: now + acceptedFor, signs: true }, ...old.accepted];
      const secrets: Secrets = {
        link_key,
        hash_key: all ? newKey() : old.hash_key,
        installation: old.installation,
        accepted: leaked ? before.map((key) => ({ ...key, signs: false })) : before,
        unfinished: all ? 'all' : 'link_key',
      };
      await confirm();
      await replaceSecrets(folder, secrets);
      await wait();
      await confirm();
      return ok(await followSecrets({ store, folder }, secrets));
    },
    patience,
  );
}

/** Finishes a rotation that was interrupted. */
export async function finishRotation(
  place: Pick<Data, 'store' | 'folder'>,
  secrets: Secrets,
): Promise<Secrets> {
  if (secrets.unfinished === undefined) return secrets;
  await followSecrets(place, secrets);
  const { unfinished: _unfinished, ...rest } = secrets;
  return rest;
}

/** Longer than the lease, so that the lease of a killed process expires meanwhile. */
const busyFor = 20_000;

/**
 * Runs one command at a time: waits up to `patience` for another, then fails with `busy`. Call `confirm` before
 * replacing the secrets: it throws if the process was suspended so long that another one may have changed them.
 */
export async function changingSecrets<T>(
  store: Data['store'],
  work: (confirm: () => Promise<void>) => Promise<Result<T, NotRotated>>,
  patience = busyFor,
): Promise<Result<T, NotRotated>> {
  const deadline = Date.now() + patience;
  let lease = await Lease.take(store, 'change_secrets', ['change_secrets']);
  while (lease === undefined && Date.now() < deadline) {
    await sleep(100);
    lease = await Lease.take(store, 'change_secrets', ['change_secrets']);
  }
  if (lease === undefined) return failed({ code: 'busy' });
  const held = lease;
  try {
    return await work(() => held.confirm());
  } finally {
    await lease.release();
  }
}

async function followSecrets(
  { store, folder }: Pick<Data, 'store' | 'folder'>,
  secrets: Secrets,
): Promise<SealedAgain> {
  const done = await sealAgain(store, secrets, { endHashed: secrets.unfinished === 'all' });
  const { unfinished: _unfinished, ...rest } = secrets;
  await replaceSecrets(folder, rest);
  return done;
}
