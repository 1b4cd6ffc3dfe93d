import { createContext, use } from 'react';

/** The content of the dialog: what publishing changes, or the link of the form. */
export type PublishView = 'publish' | 'live';

/** Opens the dialog of publishing from any tab of a form. */
export const PublishingContext = createContext<(view: PublishView) => void>(() => undefined);

export function useOpenPublishing(): (view: PublishView) => void {
  return use(PublishingContext);
}
