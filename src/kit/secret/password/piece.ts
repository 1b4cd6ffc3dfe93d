/** A stretch of a password that somebody guesses as a whole. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** How many guesses it takes, as a power of ten. */
  readonly cost: number;
}
