import type { HostDetail, HostEvent } from './frame.ts';

/** The page around the form, where there is one. */
export interface Host {
  readonly isEmbedded: boolean;
  notify(event: HostEvent, detail?: HostDetail): void;
  /** Goes to another address: a redirect of the author, or the payment page. */
  navigate(address: string): void;
}

/** For a form that is a page of its own; `joinHost` returns the other host. */
export const noHost: Host = {
  isEmbedded: false,
  notify() {},
  navigate(address) {
    location.href = address;
  },
};
