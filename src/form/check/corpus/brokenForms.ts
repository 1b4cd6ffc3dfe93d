import type { BrokenForm } from './brokenForm.ts';
import { choices } from './choices.ts';
import { fields } from './fields.ts';
import { formulas } from './formulas.ts';
import { languages } from './languages.ts';
import { logic } from './logic.ts';
import { reaching } from './reaching.ts';
import { settings } from './settings.ts';
import { structure } from './structure.ts';
import { workflows } from './workflows.ts';

/** At least one form for each finding code. */
export const brokenForms: readonly BrokenForm[] = [
  ...structure,
  ...choices,
  ...fields,
  ...formulas,
  ...logic,
  ...reaching,
  ...languages,
  ...settings,
  ...workflows,
];
