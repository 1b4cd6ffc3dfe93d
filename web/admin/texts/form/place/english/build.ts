/** The tab “Build” of a form. */
export const build = {
  title: 'Build',
};
