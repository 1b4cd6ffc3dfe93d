/** The ids before and after a response; null at the ends. */
export interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}
