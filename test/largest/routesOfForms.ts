const withoutForms =
  /^\/o\/:organization(\/(audit|branding|connections|deletion|invitations|keys|leave|mail|members|outbox|second-factor|workspaces)(\/|$)|$)/;

/** Routes of the app about people, sign-in and the organisation itself. */
export function isWithoutForms(path: string): boolean {
  return !path.startsWith('/o/:organization') || withoutForms.test(path);
}

/** Addresses of forms and APIs. Other writings of an address, with more at its end, are handled alike. */
export function servesForms(pattern: string): boolean {
  return /^\/(f|v1|v2|forms-api|stripe)\//.test(pattern) && !/\/\*?$/.test(pattern);
}

const aside =
  /\/(form-activity|deleted-forms|history|links|notes|password|presence|responses\/settings|secrets|tags|templates|views|webhook-keys)(\/|$)|\/(exports|files|runs)\/:|\/paid$/;

/**
 * Things beside a form that need neither its definition nor its answers. With the largest form each took less than 27 ms of the main
 * thread on a busy machine, a quarter of what it may.
 */
export function isAside(path: string): boolean {
  return aside.test(path);
}
