import { callRoute } from '../api/callRoute.ts';

/** Loads a script of the app. Where none comes because nothing answers at all, what it throws says so. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // Throws that nothing can be reached, where that is so.
    await callRoute('start');
    throw error;
  }
}
