import { setPriority } from 'node:os';
import { type AttackName, attack, HostileMember } from './attacks.ts';
import type { World } from './world.ts';

/** A process of its own: `hostileMember.ts <url> <attacks> <world>`. It begins and ends when its parent says so. */
const [, , url = '', names = '', world = ''] = process.argv;

// The member's own work must not take the processor from the visitors that are measured.
setPriority(19);

process.once('message', () => {
  const stop = new AbortController();
  const member = new HostileMember(JSON.parse(world) as World, url, stop.signal);
  process.once('message', () => stop.abort());
  void attack(member, names.split(',') as AttackName[], { ready: () => process.send?.('ready') }).then(
    (tallies) => process.send?.(tallies, () => process.exit()),
  );
});
