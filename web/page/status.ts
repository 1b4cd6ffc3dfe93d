import { joinHost } from './frame.ts';

/* A status page inside a frame reports its height and the Escape key to the host. */
joinHost({ isForm: false });
