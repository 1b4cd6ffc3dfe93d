import type { Finding } from '#form/check/findings.ts';
import { plural } from '../../../plural.ts';

/** The checker's findings about the draft. */
export const findings = {
  title: 'Problems',
  button: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'No problems'
      : plural('en', errors + warnings, { one: '1 problem', other: `${errors + warnings} problems` }),
  checking: 'Checking the draft',
  empty: 'No fields yet',
  emptyAbout: 'Add a field first: a form without fields cannot be published.',
  none: 'Nothing to correct.',
  errors: 'Correct before publishing',
  warnings: 'Worth a look',
  /** The checker speaks English and names the place itself; other languages say it by its code. */
  sentence: (finding: Finding, _place: string): string => finding.message,
  fixed: 'Corrected',
  undo: 'Undo',
  fixes: {
    removePart: 'Remove it',
    removeSetting: (name: string) => `Remove “${name}”`,
    addOption: (name: string) => `Add the option “${name}”`,
    renameTo: (name: string) => `Change to “${name}”`,
    fittingOperator: 'Use a comparison that fits',
    notRequired: 'Make it optional',
    removePage: 'Delete the page',
    removeTranslation: 'Remove the translation',
  },
};
