/** The versions of a form. */
export const versions = {
  title: 'Versions',
};
