/** A part of a password that is guessed as a whole. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** The number of guesses, as a power of ten. */
  readonly cost: number;
}
