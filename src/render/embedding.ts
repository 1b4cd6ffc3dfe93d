/**
 * How a page is embedded in another: inline, in a dialog, or in a side panel. In a page that is always light, it is
 * light too, regardless of the device.
 */
const embeddings = ['inline', 'inline light', 'popup', 'popup light', 'tab', 'tab light'] as const;

export type Embedding = (typeof embeddings)[number];

/** The value of `?embed=` in the page's address. */
export function embeddingIn(text: string | null): Embedding | undefined {
  return embeddings.find((each) => each === text);
}
