export const workspaces = {} as const;
