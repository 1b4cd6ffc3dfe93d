/** By itself, because screens say it before they load what judges passwords. */
export const shortestPassword = 10;
