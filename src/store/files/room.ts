/**
 * Admission control for uploads. Reserved bytes count as used before they are written, so that concurrent
 * bodies cannot claim the same space.
 */
export interface Room {
  /**
   * Reads the free space and lets `use` decide. `rest` is the space beyond the reserve that is not yet reserved; it
   * is negative while the reserve is in use, and infinite in a store without a limit. Reservations made in `use` are
   * atomic with the reading.
   */
  ask<Value>(use: (rest: number) => Value): Promise<Value>;
  has(bytes: number): Promise<boolean>;
  /** Reserves bytes for a body; call it within {@link ask}. */
  promise(bytes: number): Reservation;
}

/** Space reserved for one body. */
export interface Reservation {
  /** Takes bytes from the reservation before they are written; false if there is no space for them after all. */
  take(bytes: number): Promise<boolean>;
  /** Releases the unused part. */
  end(): void;
}
