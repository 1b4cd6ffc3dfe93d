export const mostWorkflows = 50;
/** Of one workflow. */
export const mostActions = 20;
