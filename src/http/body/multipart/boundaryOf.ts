import { Problem } from '../../problem.ts';

/** The characters and the length that RFC 2046, section 5.1.1 allows. */
const valid = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The boundary of a multipart body, without its two hyphens. */
export function boundaryOf(parameters: ReadonlyMap<string, string>): string {
  const boundary = parameters.get('boundary') ?? '';
  if (!valid.test(boundary)) {
    throw new Problem('body_malformed', {
      message: 'The Content-Type of the body names no usable boundary.',
    });
  }
  return boundary;
}
