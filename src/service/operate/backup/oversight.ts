/** What the caller of long work sees of it, and how it stops it. */
export interface Oversight {
  /** Bytes read or written since the last call. */
  onBytes?: (count: number) => void;
  /** Stops the work with the signal's reason; nothing half-done stays. */
  signal?: AbortSignal;
}
