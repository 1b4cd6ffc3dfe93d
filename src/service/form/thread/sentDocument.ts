import { isLargeValue } from './isLarge.ts';

/** The JSON of a large document that was sent and is read in the thread alone. It may not even be JSON. */
export class SentDocument {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A sent document, read or not, as the thread takes it. */
export function sentDocument(given: unknown): {
  readonly isLarge: boolean;
  readonly sent: { readonly definition: unknown } | { readonly text: string };
} {
  return given instanceof SentDocument
    ? { isLarge: true, sent: { text: given.text } }
    : { isLarge: isLargeValue(given), sent: { definition: given } };
}
