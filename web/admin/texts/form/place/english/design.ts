/** The tab “Design” of a form. */
export const design = {
  title: 'Design',
};
