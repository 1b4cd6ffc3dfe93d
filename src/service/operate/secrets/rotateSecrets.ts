import { setTimeout as sleep } from 'node:timers/promises';
import { failed, ok, type Result } from '#kit/result.ts';
import { newKey, readSecrets, replaceSecrets, type Secrets } from '#store/secrets.ts';
import { Lease } from '../lease/lease.ts';
import type { Data } from '../openData.ts';
import { matchSecrets } from './matchSecrets.ts';
import { type SealedAgain, sealAgain } from './reseal.ts';

const day = 24 * 3_600_000;

/** A link to a file is good for up to eight days; nothing else that is signed lasts longer and matters. */
export const acceptedFor = 8 * day;

/** A key that is only announced. Where the rotation is cut off then, nobody has used it. */
const announcedFor = 3_600_000;

/** Every process reads the secrets again each second; a busy one a little later. */
export const takenUpWithin = 5000;

export interface Rotation {
  /** Others may have the key: what it signed counts no longer. */
  readonly leaked: boolean;
  /** The key of hashes too: everybody signs in again, and recovery codes and open links end. */
  readonly all: boolean;
}

export interface RotationTimes {
  /** Until every process has read the secrets again. */
  readonly wait?: () => Promise<unknown>;
  /** How long another command that changes the secrets is waited for. */
  readonly patience?: number;
}

export type NotRotated = { code: 'busy' } | { code: 'secrets_missing' };

/**
 * Puts new keys in the place of the present ones, while the service runs. Wherever it is cut off, every value can still be
 * opened: first all processes learn to accept the new key, then to use it, then the database follows in one transaction.
 * The old key opens what a process sealed that was late, and what it signed counts until `acceptedFor` is over.
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

/** Does what a rotation that was cut off has left undone. */
export async function finishRotation(
  place: Pick<Data, 'store' | 'folder'>,
  secrets: Secrets,
): Promise<Secrets> {
  if (secrets.unfinished === undefined) return secrets;
  await followSecrets(place, secrets);
  const { unfinished: _unfinished, ...rest } = secrets;
  return rest;
}

/** Longer than the lease of a process that was killed. */
export const busyFor = 20_000;

/**
 * One command at a time: waits for another for a while, and then refuses. `confirm` throws where the process was suspended
 * for so long that another one may have changed the secrets since: call it before they are replaced.
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
