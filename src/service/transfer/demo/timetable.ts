import { itemAt, Random } from '#kit/random.ts';
import { hour } from '#kit/time/durations.ts';

/** Each created_at is a multiple of this plus an offset of its form, so that no two forms share a time. */
export const tick = 32;

/** Above this the busiest hour could give two responses the same tick. */
export const maxResponses = 10_000_000;

const byHour = [3, 2, 1, 1, 1, 2, 5, 9, 13, 15, 16, 15, 14, 14, 15, 15, 14, 13, 14, 16, 17, 14, 9, 5];
const byWeekday = [8, 11, 12, 12, 11, 10, 7];

/**
 * The arrival times of a form's responses: days and nights, weeks, seasons, slow growth, and a few campaigns that
 * fade. The time of any index is found without computing those before it.
 */
export class Timetable {
  readonly #start: number;
  readonly #count: number;
  readonly #seed: number;
  /** The total weight of all hours up to and including this one. */
  readonly #cumulative: Float64Array;

  constructor(options: { start: number; end: number; count: number; seed: number }) {
    this.#start = Math.ceil(options.start / hour) * hour;
    this.#count = options.count;
    this.#seed = options.seed;
    const hours = Math.floor((options.end - this.#start) / hour);
    const campaigns = launches(options.seed, hours);
    this.#cumulative = new Float64Array(hours);
    let total = 0;
    for (let index = 0; index < hours; index++) {
      total += weight(new Date(this.#start + index * hour), index / hours) * boost(campaigns, index);
      this.#cumulative[index] = total;
    }
  }

  /** Strictly increasing with the index, always a multiple of {@link tick}. */
  momentOf(index: number): number {
    // The jitter stays within the index's own share, so that the order is preserved.
    const jitter = 0.1 + 0.8 * new Random(this.#seed, index).fraction();
    const total = itemAtNumber(this.#cumulative, this.#cumulative.length - 1);
    const target = ((index + jitter) / this.#count) * total;
    const at = this.#hourOf(target);
    const before = at === 0 ? 0 : itemAtNumber(this.#cumulative, at - 1);
    const inside = (target - before) / (itemAtNumber(this.#cumulative, at) - before);
    return Math.floor((this.#start + (at + inside) * hour) / tick) * tick;
  }

  #hourOf(target: number): number {
    let low = 0;
    let high = this.#cumulative.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (itemAtNumber(this.#cumulative, middle) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

interface Campaign {
  hour: number;
  strength: number;
}

function launches(seed: number, hours: number): Campaign[] {
  const random = new Random(seed, -1);
  return Array.from({ length: 6 }, () => ({ hour: random.below(hours), strength: 1 + random.below(4) }));
}

/** A campaign is strongest on its first day and gone after two weeks. */
function boost(campaigns: readonly Campaign[], at: number): number {
  let most = 0;
  for (const campaign of campaigns) {
    const age = (at - campaign.hour) / 24;
    if (age >= 0 && age < 14) most = Math.max(most, campaign.strength * 2 ** (-age / 3));
  }
  return 1 + most;
}

function weight(time: Date, progress: number): number {
  const season = 1 + 0.2 * Math.cos((time.getUTCMonth() - 10) * (Math.PI / 6));
  return itemAt(byHour, time.getUTCHours()) * itemAt(byWeekday, time.getUTCDay()) * season * (0.6 + progress);
}

function itemAtNumber(list: Float64Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no hour ${index}`);
  return item;
}
