import type { HostDetail, HostEvent } from './frame.ts';

/** The page around this one; `frame.ts` stands in where there is one. */
export const host = {
  isThere: false,
  tell(_event: HostEvent, _detail?: HostDetail): void {},
  /** Goes to another address: the author's own page, or to pay. */
  leaveTo(address: string): void {
    location.href = address;
  },
};
