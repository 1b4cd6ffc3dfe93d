import { createBrowserHistory } from '@tanstack/history';

/** The history of this page: the screens without a session and the router of all others share it. */
export const appHistory = createBrowserHistory();
