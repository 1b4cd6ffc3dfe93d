import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface Certificate {
  /** Both in PEM. */
  readonly cert: string;
  readonly key: string;
}

interface CertificateWanted {
  readonly name: string;
  /** Signs itself without one. */
  readonly issuer?: Certificate & { readonly name: string };
  readonly isAuthority?: boolean;
  /** In milliseconds; for the next hour by default. */
  readonly notBefore?: number;
  readonly notAfter?: number;
}

const hour = 3_600_000;
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

/** An X.509 certificate for a host name, made here because Node can read them but not make them. */
export function makeCertificate(wanted: CertificateWanted): Certificate & { readonly name: string } {
  const { name, issuer, isAuthority = false } = wanted;
  const { notBefore = Date.now() - hour, notAfter = Date.now() + hour } = wanted;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const extensions = [
    isAuthority
      ? extension('551d13', sequence(der(0x01, Buffer.of(0xff))))
      : extension('551d11', sequence(der(0x82, Buffer.from(name)))),
  ];
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    commonName(issuer?.name ?? name),
    sequence(time(notBefore), time(notAfter)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signer: KeyObject = issuer === undefined ? privateKey : createPrivateKey(issuer.key);
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, signer)));
  return {
    name,
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(der(0x06, Buffer.from(id, 'hex')), der(0x04, value));
}

function commonName(name: string): Buffer {
  const pair = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)));
  return sequence(der(0x31, pair));
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

function bits(value: Buffer): Buffer {
  return der(0x03, Buffer.of(0), value);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

/** Tag, length and value, as DER writes them. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
