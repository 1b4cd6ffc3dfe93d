import { joinHost } from './frame.ts';

/* A page in the place of a form, inside another page: that one learns how high it is, and hears the Escape key. */
joinHost({ isForm: false });
