/** The tab “Settings” of a form. */
export const settings = {
  title: 'Settings',
};
