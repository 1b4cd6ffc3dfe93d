/** The tab “Logic” of a form. */
export const logic = {
  title: 'Logic',
};
