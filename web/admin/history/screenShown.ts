const waiting = new Set<() => void>();

/** Calls back once, when the next screen is shown. */
export function onNextScreen(run: () => void): void {
  waiting.add(run);
}

/** Reports that the screen of the current address is shown. */
export function reportScreenShown(): void {
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}
