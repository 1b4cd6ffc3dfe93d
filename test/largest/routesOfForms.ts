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
