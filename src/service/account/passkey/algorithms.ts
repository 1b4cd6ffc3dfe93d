/** COSE ids of ES256, EdDSA and RS256: every passkey supports one of them. */
export const algorithms = [-7, -8, -257];
