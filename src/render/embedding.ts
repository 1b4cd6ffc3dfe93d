/**
 * How a page of ours is shown inside another: in its text, in a dialog, or in a panel at its side. In the text of a page
 * that is always light, it is light too, whatever the device prefers.
 */
export const embeddings = ['inline', 'inline light', 'popup', 'tab'] as const;

export type Embedding = (typeof embeddings)[number];

/** What `?embed=` in the address of a page says. */
export function embeddingIn(text: string | null): Embedding | undefined {
  return embeddings.find((each) => each === text);
}
