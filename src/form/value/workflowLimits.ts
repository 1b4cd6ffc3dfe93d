export const maxWorkflows = 50;
/** Of one workflow. */
export const maxActions = 20;
