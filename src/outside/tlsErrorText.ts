const expired = 'its certificate has expired';
const early = 'its certificate is not valid yet; is the clock of this machine right?';
const untrusted = 'its certificate is not trusted by this machine';
const otherTlsError = 'it does not speak TLS as this program does; is it an http:// address?';

const sentences: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: expired,
  CERT_NOT_YET_VALID: early,
  CERT_REVOKED: 'its certificate has been revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_UNTRUSTED: untrusted,
  CERT_REJECTED: untrusted,
  CERT_SIGNATURE_FAILURE: untrusted,
  INVALID_CA: untrusted,
  INVALID_PURPOSE: untrusted,
  EPROTO: otherTlsError,
};

/** The sentence for a TLS error code; undefined for other errors. */
export function tlsErrorText(code: string): string | undefined {
  return sentences[code] ?? (/^ERR_(SSL|TLS)_/.test(code) ? otherTlsError : undefined);
}
