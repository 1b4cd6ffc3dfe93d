import { enhanceLinks } from './ending/enhanceLinks.ts';
import { joinHost } from './frame.ts';

/* Enhances a status page: its links can be copied, and inside a frame it reports its height and the Escape key. */
joinHost({ isForm: false });
enhanceLinks(document);
