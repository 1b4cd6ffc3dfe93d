/** The tabs of a form, in their order. */
export const formTabs = [
  { id: 'build', path: '/app/o/$organization/f/$form' },
  { id: 'logic', path: '/app/o/$organization/f/$form/logic' },
  { id: 'design', path: '/app/o/$organization/f/$form/design' },
  { id: 'share', path: '/app/o/$organization/f/$form/share' },
  { id: 'settings', path: '/app/o/$organization/f/$form/settings' },
] as const;
