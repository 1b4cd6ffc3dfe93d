/** The frame around a form's tabs. */
export const place = {
  tabsLabel: 'Parts of the form',
  tabs: {
    build: 'Build',
    logic: 'Logic',
    design: 'Design',
    share: 'Share',
    settings: 'Settings',
  },
};
