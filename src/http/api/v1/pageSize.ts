/** v1 has no parameter for the page size. */
export const pageSize = 10;
