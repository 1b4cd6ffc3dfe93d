/** In its own file, because screens show it before they load the password judge. */
export const minimumPasswordLength = 10;
