/** Progress reporting and cancellation for long-running work. */
export interface Oversight {
  /** Bytes read or written since the last call. */
  onBytes?: (count: number) => void;
  /** Stops the work with the signal's reason; nothing half-done stays. */
  signal?: AbortSignal;
}
