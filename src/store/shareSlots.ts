import type { OrganizationId } from './tables.ts';

/** A receiver of an organisation: the same name or host is another receiver in every organisation. */
export interface ReceiverKey {
  readonly organization_id: OrganizationId;
  readonly receiver: string;
}

/** A receiver that has runs that are due, and at least how many. */
export interface DueReceiver extends ReceiverKey {
  readonly runs: number;
}

export interface AskedReceiver extends ReceiverKey {
  slots: number;
}

export interface SharedSlots {
  readonly asked: AskedReceiver[];
  /** Whether more runs of the same organisations would change nobody's share. */
  readonly isEven: boolean;
}

/** How many runs may be claimed now. */
export interface Slots {
  /** For a receiver. */
  readonly usual: number;
  /** Where it is another number, by `keyOfReceiver`. */
  readonly of: ReadonlyMap<string, number>;
  /** The attempts under way, by `holdersOf`. */
  readonly held: ReadonlyMap<string, number>;
  /** The most that an organisation holds while others wait, and that a host ever holds. */
  readonly share: number;
  /** The most that an organisation holds while no other waits: the rest is free for the next one that comes. */
  readonly alone: number;
}

export function keyOfReceiver({ organization_id, receiver }: ReceiverKey): string {
  return `${organization_id} ${receiver}`;
}

/**
 * Those whose share an attempt counts for: its organisation, and the host of a webhook. Organisations do not share the
 * places of a host, so that a wrong address in one slows no other; but a slow host that many use must not fill all places.
 */
export function holdersOf({ organization_id, receiver }: ReceiverKey): string[] {
  return /^https?:/.test(receiver) ? [organization_id, hostOfReceiver(receiver)] : [organization_id];
}

/** The origin of a webhook's address; any other receiver as it is. */
export function hostOfReceiver(receiver: string): string {
  return /^https?:\/\/[^/]*/.exec(receiver)?.[0] ?? receiver;
}

/**
 * Gives each free place to the organisation that holds the fewest, and there to the receiver that has waited longest.
 * Receivers come and go in the order of their earliest runs.
 */
export function sharePlaces(
  receivers: readonly DueReceiver[],
  limit: number,
  { usual, of, held, share, alone }: Slots,
): SharedSlots {
  const all = receivers.map(({ organization_id, receiver, runs }) => {
    const most = Math.min(Number(runs), of.get(keyOfReceiver({ organization_id, receiver })) ?? usual);
    return { organization_id, receiver, slots: 0, most };
  });
  const holds = new Map(held);
  const holdsOf = (holder: string) => holds.get(holder) ?? 0;
  const hasRoom = (each: (typeof all)[number]) =>
    each.slots < each.most && holdersOf(each).every((holder, at) => at === 0 || holdsOf(holder) < share);
  const waiting = Map.groupBy(all.filter(hasRoom), ({ organization_id }) => organization_id);
  const most = waiting.size > 1 ? share : alone;
  let left = limit;
  for (; left > 0; left -= 1) {
    let poorest: OrganizationId | undefined;
    for (const id of waiting.keys())
      if (holdsOf(id) < most && (poorest === undefined || holdsOf(id) < holdsOf(poorest))) poorest = id;
    if (poorest === undefined) break;
    const queue = waiting.get(poorest) ?? [];
    // One without room gets none any more, because others only take.
    while (queue[0] !== undefined && !hasRoom(queue[0])) queue.shift();
    const [next] = queue;
    if (next === undefined) {
      waiting.delete(poorest);
      left += 1;
      continue;
    }
    next.slots += 1;
    for (const holder of holdersOf(next)) holds.set(holder, holdsOf(holder) + 1);
  }
  const shares = [...new Set(all.map(({ organization_id }) => organization_id))].map(holdsOf);
  const [least, greatest] = [Math.min(...shares), Math.max(...shares)];
  return {
    asked: all
      .filter(({ slots }) => slots > 0)
      .map(({ organization_id, receiver, slots }) => ({ organization_id, receiver, slots })),
    isEven: least >= most || (left === 0 && greatest - least <= 1),
  };
}
