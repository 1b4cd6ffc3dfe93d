import { isObject } from '#kit/isObject.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { lenientInstant } from './lenientInstant.ts';
import { idOf } from './listPage.ts';
import type { Path, UnknownValues } from './unknownValues.ts';

/** Receives the kind of a deviation from the specification; the caller knows the item. */
export type Notice = (kind: string) => void;

/**
 * Reads one received object key by key. A value of the wrong type is collected and replaced by the default for
 * "unknown"; {@link finish} collects every key that was not read.
 */
export class Reading {
  readonly #source: Record<string, unknown>;
  readonly #unknowns: UnknownValues;
  readonly #notice: Notice;
  readonly #path: Path;
  readonly #taken = new Set<string>();

  constructor(source: unknown, unknowns: UnknownValues, notice: Notice, path: Path = []) {
    this.#source = isObject(source) ? source : {};
    this.#unknowns = unknowns;
    this.#notice = notice;
    this.#path = path;
  }

  raw(key: string): unknown {
    this.#taken.add(key);
    return Object.hasOwn(this.#source, key) ? this.#source[key] : undefined;
  }

  text(key: string, fallback = ''): string {
    const value = this.raw(key);
    return typeof value === 'string' ? value : this.#unfit(key, value, fallback);
  }

  textOrNull(key: string): string | null {
    const value = this.raw(key);
    if (value === null || typeof value === 'string') return value;
    return value === undefined ? null : this.#unfit(key, value, null);
  }

  id(key: string): string {
    return idOf(this.raw(key)) ?? '';
  }

  boolean(key: string, fallback: boolean): boolean {
    const value = this.raw(key);
    return typeof value === 'boolean' ? value : this.#unfit(key, value, fallback);
  }

  integer(key: string, fallback = 0): number {
    const value = this.raw(key);
    return typeof value === 'number' && Number.isSafeInteger(value)
      ? value
      : this.#unfit(key, value, fallback);
  }

  /** The time in the API's format, whatever its original precision or offset. */
  instant(key: string, fallback: string | undefined): string | undefined {
    const value = this.raw(key);
    const milliseconds = lenientInstant(value);
    if (milliseconds === undefined) return this.#unfit(key, value, fallback);
    const text = formatInstant(milliseconds);
    if (text !== value) this.#notice(`times (${this.#name(key)}) rewritten in UTC with milliseconds`);
    return text;
  }

  list(key: string): unknown[] {
    const value = this.raw(key);
    return Array.isArray(value) ? value : this.#unfit(key, value, []);
  }

  /** A reading of the object under the key; empty if the value is not an object. */
  inner(key: string): Reading {
    const value = this.raw(key);
    const inside = isObject(value) ? value : this.#unfit(key, value, {});
    return new Reading(inside, this.#unknowns, this.#notice, [...this.#path, key]);
  }

  finish(): void {
    for (const [key, value] of Object.entries(this.#source)) {
      if (!this.#taken.has(key))
        this.#putAside(key, value, `unknown keys (${this.#name(key)}) kept under extra`);
    }
  }

  #unfit<Fallback>(key: string, value: unknown, fallback: Fallback): Fallback {
    if (value === undefined || value === null) this.#notice(`values (${this.#name(key)}) missing`);
    else this.#putAside(key, value, `values (${this.#name(key)}) of another type, kept under extra`);
    return fallback;
  }

  #putAside(key: string, value: unknown, kind: string): void {
    this.#unknowns.put([...this.#path, key], value);
    this.#notice(kind);
  }

  /** Leaves out list indexes, so that a million answers make one kind of finding. */
  #name(key: string): string {
    return [...this.#path.filter((step) => typeof step === 'string'), key].join('.').slice(0, 80);
  }
}
