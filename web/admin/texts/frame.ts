/** What stands around the screens. */
export const frame = {
  skip: 'Skip to content',
  notifications: 'Notifications',
  language: 'Language',
  toStart: 'Back to the beginning',
} as const;
