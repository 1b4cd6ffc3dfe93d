import { isFullRun } from './fullRun.ts';

interface WindowLook {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Each width and each scheme once: the two that differ in everything. */
export const oppositeLooks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const satisfies readonly WindowLook[];

/** Those in which axe and a look for cut-off texts check a page: the rules for width and for colours do not meet, so only full runs try all four. */
export const windowLooks: readonly WindowLook[] = isFullRun
  ? [...oppositeLooks, { width: 1440, colorScheme: 'dark' }, { width: 390, colorScheme: 'light' }]
  : oppositeLooks;
