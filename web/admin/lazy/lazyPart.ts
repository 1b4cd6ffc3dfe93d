import { loadPart } from './loadPart.ts';

/** What is loaded when it is first wanted, as most dialogs are. */
export interface LazyPart<Part> {
  /** Tries anew each time until it is here. */
  readonly load: () => Promise<Part>;
  readonly loaded: () => Part | undefined;
}

/** `const palette = lazyPart(async () => (await import('../palette/paletteDialog.tsx')).PaletteDialog)` */
export function lazyPart<Part>(bring: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  return {
    loaded: () => loaded,
    load: async () => {
      loaded ??= await loadPart(bring);
      return loaded;
    },
  };
}
