/*
 * Formatted texts are made into markup by the server, and what is recorded of them is made there too: the page has no
 * use for reading them. It gets such fields without their text.
 */

export const parseMarkup = () => [];
export const plainText = () => '';
