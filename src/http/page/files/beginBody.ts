import { networkOf } from '#kit/network/networkOf.ts';
import type { AdmittedBody } from '#service/collect/upload/bodyAdmission.ts';
import { clientAddress } from '../../clientAddress.ts';
import { answerTimeout } from '../../connection/parserProblem.ts';
import { allowSlowBody } from '../../connection/slowBody.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { uploadProblem } from './uploadProblem.ts';

/**
 * Admits a body of at most `bytes` bytes, or throws the problem. The body may then arrive slowly; the caller releases
 * the admission in any case.
 */
export async function beginBody(
  { bodies, trustedProxies }: Pages,
  { exchange: { request } }: PageRequest,
  bytes: number,
): Promise<AdmittedBody> {
  const begun = await bodies.begin(networkOf(clientAddress(request, trustedProxies)), bytes);
  if (!begun.ok) throw uploadProblem(begun.failure);
  allowSlowBody(request, () => answerTimeout(request.socket));
  return begun.value;
}
