/** A point in time as the API writes it: UTC with milliseconds and `Z`, for example `2026-01-31T09:30:00.000Z`. */
export function formatInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** `2026-01-31T09:30:00+00:00`: how v1 writes the times of a form. */
export function formatInstantWithOffset(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;
}

/** `2026-01-31 09:30:00`: how v1 writes the times of a response. */
export function formatInstantPlain(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

const canonicalInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Reads exactly what {@link formatInstant} writes; undefined for anything else, `2024-02-30` included. */
export function parseInstant(text: string): number | undefined {
  if (!canonicalInstant.test(text)) return undefined;
  const milliseconds = Date.parse(text);
  // V8 rolls 30 February over to 1 March instead of refusing it, so the text must come back unchanged.
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString() !== text) return undefined;
  return milliseconds;
}
