/* The names that the HTML of a page shares with its script and with the server. The browser imports this file, so it imports nothing. */

/** The element whose JSON tells the script about the form; see `PageData`. */
export const dataId = 'form-data';
