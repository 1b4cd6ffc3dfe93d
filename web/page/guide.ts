import type { LivePage } from './livePage.ts';
import type { Step } from './steps.ts';

/** The moves that a part of the script may make. */
export interface Moves {
  forward(): void;
  backward(): void;
  /** Whether the current step is the last one, which sends the form. */
  isLast(): boolean;
}

/** A step on the screen, with the one before it and the direction of the move that led to it. */
export interface ShownStep {
  readonly step: Step;
  readonly previous: Step | undefined;
  readonly way: 'forward' | 'back' | undefined;
}

/** Accompanies the visitor: called once, it returns what to do whenever another step is shown. */
export type Guide = (page: LivePage, moves: Moves) => (shown: ShownStep) => void;
