/** The router, as code outside of it sees it. */
interface OpenRouter {
  /** Whether a screen is open that needs a session. */
  readonly isSignedIn: () => boolean;
  /** Loads the open screens again. */
  readonly invalidate: () => void;
}

let current: OpenRouter | undefined;

/** Sets the router of the app, which is imported lazily. */
export function setOpenRouter(router: OpenRouter): void {
  current = router;
}

export function openRouter(): OpenRouter | undefined {
  return current;
}
