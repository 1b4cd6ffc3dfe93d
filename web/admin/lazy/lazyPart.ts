import { callRoute } from '../api/callRoute.ts';

/** A lazy import that can be retried, such as a dialog's script. */
export interface LazyPart<Part> {
  /** Imports once; after a failure the next call tries again. */
  readonly load: () => Promise<Part>;
  readonly loaded: () => Part | undefined;
}

/** `const palette = lazyPart(async () => (await import('../palette/paletteDialog.tsx')).PaletteDialog)` */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  return {
    loaded: () => loaded,
    load: async () => {
      loaded ??= await importOrUnreachable(importPart);
      return loaded;
    },
  };
}

/** Throws `ApiError('unreachable')` when the import failed because the service does not answer. */
async function importOrUnreachable<Part>(importPart: () => Promise<Part>): Promise<Part> {
  try {
    return await importPart();
  } catch (error) {
    await callRoute('start');
    throw error;
  }
}
