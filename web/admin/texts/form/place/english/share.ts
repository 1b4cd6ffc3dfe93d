/** The tab “Share” of a form. */
export const share = {
  title: 'Share',
};
