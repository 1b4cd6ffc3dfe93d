/** Progress reporting and cancellation for long-running work. */
export interface Oversight {
  /** Bytes read or written since the last call. */
  onBytes?: (count: number) => void;
  /** Cancels the work, which fails with the signal's reason and leaves nothing half-done. */
  signal?: AbortSignal;
}
