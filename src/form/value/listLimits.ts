/** The options of each type that has them. */
export const mostOptions = { multiple_choice: 500, dropdown: 2000 } as const;
/** Of one table. */
export const mostColumns = 30;
export const mostColumnOptions = 200;
export const mostRows = 200;
/** The rows that a visitor may add where the table does not say. */
export const defaultMaxRows = 20;
export const mostPages = 200;
/** Of one page. */
export const mostFields = 500;
export const mostRules = 500;
/** Of one rule. */
export const mostRuleActions = 50;
