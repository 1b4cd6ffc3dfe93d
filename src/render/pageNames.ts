/* The names that the HTML of a page shares with its script and with the server. The browser imports this file: keep it small. */

/** The element whose JSON tells the script about the form; see `PageData`. */
export const dataId = 'form-data';

/** The submission id, the same for every attempt to send the answers. */
export const submissionName = '_submission';

/** The signed time at which the page was first shown. */
export const ticketName = '_ticket';

/** The solution of the proof of work that the server asked for. */
export const proofName = '_proof';

/** The pass of a page that was opened with the form's password; no page contains the password itself. */
export const passName = '_pass';

/** The secret of the draft that the answers were saved in before. */
export const draftName = '_draft';

/** The step that the visitor had reached when the answers were saved. */
export const stepName = '_step';

/** The token by which a form with one response per browser recognises the browser. */
export const browserName = '_browser';

/** The address of the host page that embeds the form, in an input or in the query. */
export const hostName = '_url';

/** A honeypot: visitors do not see this input, but bots fill it in. */
export const trapName = '_topic';

/** The button that saves the answers as a draft instead of sending them. */
export const saveName = '_save';

/** The fields that the page has shown. */
export const seenName = '_seen';

/** The wording of texts that depend on answers. The script removes it, because it keeps those texts up to date. */
export const textsName = '_texts';

/** The checkbox of visitors who want a copy of their answers. */
export const copyName = '_copy';

/** The form's password. */
export const passwordName = '_password';
