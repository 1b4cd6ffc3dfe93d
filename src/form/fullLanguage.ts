import { formulaLanguage } from './formula/formulaLanguage.ts';
import type { FormLanguage } from './language.ts';
import { listFields } from './logic/listFields.ts';
import { orderForm } from './logic/orderForm.ts';
import { ruleLanguage } from './logic/ruleLanguage.ts';
import { compileRichText } from './markup/compileRichText.ts';
import { plainText } from './markup/plainText.ts';
import { behaviours } from './type/behaviours.ts';

/** Every part of the form language. It is too large for the browser, which must not import it. */
export const fullLanguage: FormLanguage = {
  behaviours,
  formulas: formulaLanguage,
  rules: ruleLanguage,
  markup: { compileRichText, plainText },
  orderOf: orderForm,
  listFields,
};
