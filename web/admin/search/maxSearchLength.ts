/** So many letters of what is searched for are kept, in lists and in addresses. */
export const maxSearchLength = 100;
