/** The options of each type that has them. */
export const maxOptions = { multiple_choice: 500, dropdown: 2000 } as const;
/** Of one table. */
export const maxColumns = 30;
export const maxColumnOptions = 200;
export const maxRows = 200;
export const maxPages = 200;
/** Of one page. */
export const maxFields = 500;
export const maxRules = 500;
/** Of one rule. */
export const maxRuleActions = 50;
