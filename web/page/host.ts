import type { HostDetail, HostEvent } from './frame.ts';

/** The page around the form, where there is one. */
export interface Host {
  readonly isEmbedded: boolean;
  notify(event: HostEvent, detail?: HostDetail): void;
  /** Navigates to a redirect of the author or to the payment page. */
  navigate(address: string): void;
}

/** The host of a form that is not embedded; `joinHost` returns the other one. */
export const noHost: Host = {
  isEmbedded: false,
  notify() {},
  navigate(address) {
    location.href = address;
  },
};
