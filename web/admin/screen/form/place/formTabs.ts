/** The tabs of a form, in their order, and the screens below a tab that have an address of their own. */
export const formTabs = [
  { id: 'build', path: '/app/o/$organization/f/$form', below: '/code' },
  { id: 'logic', path: '/app/o/$organization/f/$form/logic' },
  { id: 'design', path: '/app/o/$organization/f/$form/design', below: '/texts' },
  { id: 'workflows', path: '/app/o/$organization/f/$form/workflows', below: '/runs' },
  { id: 'share', path: '/app/o/$organization/f/$form/share' },
  { id: 'responses', path: '/app/o/$organization/f/$form/responses', below: '/responses' },
  { id: 'settings', path: '/app/o/$organization/f/$form/settings' },
] as const;

/** Whether a screen below a form's own address changes the draft; the others show what is published, or what came in. */
export function showsDraft(path: string): boolean {
  return !/^\/(share|settings|versions|responses|exports)(\/|$)/.test(path);
}
