/** Fixed: v1 has no parameter for it. */
export const pageSize = 10;
