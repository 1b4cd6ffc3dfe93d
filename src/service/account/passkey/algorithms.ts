/** ES256, EdDSA and RS256 by their COSE numbers: every passkey has one of them. */
export const algorithms = [-7, -8, -257];
