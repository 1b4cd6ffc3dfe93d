/** In its own file, because screens show it before they load the password judge. */
export const shortestPassword = 10;
