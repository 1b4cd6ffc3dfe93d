/* The names that the HTML of a page shares with its script and with the server. The browser imports this file: keep it small. */

/** The element whose JSON tells the script about the form; see `PageData`. */
export const dataId = 'form-data';
