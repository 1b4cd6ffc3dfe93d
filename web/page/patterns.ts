/** Patterns of the form's author. Reading them takes a large engine, which only pages with patterns load. */
export const patterns = { matches: (_pattern: string, _text: string): boolean => true };
