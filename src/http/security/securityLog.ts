import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { Counter } from '#kit/metric/counter.ts';
import { networkOf } from '#kit/network/networkOf.ts';
import type { Clock } from '#kit/time/clock.ts';
import { clientAddress, type TrustedProxies } from '../clientAddress.ts';

export type SecurityEvent =
  | 'sign_in_failed'
  | 'proof_failed'
  | 'link_refused'
  | 'key_refused'
  | 'access_refused';

export interface SecurityLine {
  readonly event: SecurityEvent;
  /** The problem code, or the internal reason that replaces it. */
  readonly reason: string;
  /** The sign-in method. */
  readonly method?: string | undefined;
  readonly user?: string | undefined;
  /** A keyed hash of the tried mail address, if it belongs to no account. */
  readonly account?: string | undefined;
  readonly organization?: string | undefined;
  readonly route: string;
  readonly request: string;
}

type Level = 'warn' | 'info' | 'debug';

const window = 60_000;
const maxOfNetwork = 60;
const maxOfAll = 600;

/**
 * Logs failed sign-ins and refused calls. The lines are rate-limited per network and in total, so that an attacker
 * cannot fill the disk.
 */
export class SecurityLog {
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #trustedProxies: TrustedProxies;
  readonly #signIns = new Counter(
    { name: 'canvass_sign_ins_total', help: 'Sign-ins and failed ones: a second factor counts as another.' },
    'result',
  );
  readonly #refusals = new Counter(
    { name: 'canvass_refusals_total', help: 'Proofs, links, API keys and calls that were refused.' },
    'event',
  );
  #ends = 0;
  #all = 0;
  #leftOut = 0;
  readonly #ofNetwork = new Map<string, number>();

  constructor({
    log,
    clock,
    trustedProxies,
  }: {
    log: Logger;
    clock: Clock;
    trustedProxies: TrustedProxies;
  }) {
    this.#log = log;
    this.#clock = clock;
    this.#trustedProxies = trustedProxies;
    for (const result of ['ok', 'failed']) this.#signIns.start(result);
    for (const event of Object.keys(messages)) if (event !== 'sign_in_failed') this.#refusals.start(event);
  }

  /** Counts a sign-in; the audit log names it. */
  signedIn(): void {
    this.#signIns.add('ok');
  }

  /** The counts of everything, also of what the log leaves out, in Prometheus' text format. */
  text(): string {
    return this.#signIns.text() + this.#refusals.text();
  }

  /** `find` looks up slow details and runs only if the line is written. */
  write(
    level: Level,
    request: IncomingMessage,
    line: SecurityLine,
    find: (write: (more: Partial<SecurityLine>) => void) => void = (write) => write({}),
  ): void {
    if (line.event === 'sign_in_failed') this.#signIns.add('failed');
    else this.#refusals.add(line.event);
    if (!this.#log.isLevelEnabled(level)) return;
    const network = networkOf(clientAddress(request, this.#trustedProxies));
    if (!this.#admits(network)) return;
    find((more) => this.#log[level]({ ...line, ...more, network }, messages[line.event]));
  }

  /** Logs the number of dropped lines once the minute is over. */
  flush(): void {
    if (this.#clock() < this.#ends) return;
    if (this.#leftOut > 0)
      this.#log.warn(
        { event: 'lines_left_out', count: this.#leftOut },
        'more refusals than the log takes in a minute',
      );
    this.#leftOut = 0;
    this.#all = 0;
    this.#ofNetwork.clear();
    this.#ends = this.#clock() + window;
  }

  #admits(network: string): boolean {
    this.flush();
    const before = this.#ofNetwork.get(network) ?? 0;
    if (before >= maxOfNetwork || this.#all >= maxOfAll) {
      this.#leftOut += 1;
      return false;
    }
    this.#ofNetwork.set(network, before + 1);
    this.#all += 1;
    return true;
  }
}

const messages: Record<SecurityEvent, string> = {
  sign_in_failed: 'somebody could not sign in',
  proof_failed: 'somebody who is signed in could not prove who they are',
  link_refused: 'a link was refused',
  key_refused: 'an API key was refused',
  access_refused: 'a call was refused',
};
