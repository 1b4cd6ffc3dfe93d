/** Hidden inputs of a form's page. */

/** The id under which the answers are sent, on every attempt. */
export const submissionName = '_submission';

/** The secret of the answers that were saved before. */
export const draftName = '_draft';
