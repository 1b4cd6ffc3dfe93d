import type { BeginFailure } from '#service/collect/upload/beginUpload.ts';
import type { BodyFailure } from '#service/collect/upload/bodyAdmission.ts';
import type { ReceiveFailure } from '#service/collect/upload/receiveChunk.ts';
import { Problem } from '../../problem.ts';

/** The problem of a refused upload. */
export function uploadProblem(failure: BeginFailure | ReceiveFailure | BodyFailure): Problem {
  switch (failure.code) {
    case 'file_too_large':
      return new Problem('file_too_large', {
        message: `The file is larger than the ${failure.max.toLocaleString('en')} bytes that the field takes.`,
      });
    case 'too_many_uploads':
      return new Problem('too_many_uploads', { headers: ['Retry-After', '600'] });
    case 'disk_full':
      return new Problem('disk_full', { headers: ['Retry-After', '600'] });
    case 'unfinished_limit':
      return new Problem('unfinished_limit', { headers: ['Retry-After', '5'] });
    case 'busy':
      return new Problem('not_ready', { headers: ['Retry-After', '5'] });
    case 'upload_busy':
      return new Problem('upload_busy', { headers: ['Retry-After', '2'] });
    case 'piece_too_long':
      return new Problem('upload_invalid', { message: 'The body is longer than its Content-Range says.' });
    default:
      return new Problem(failure.code);
  }
}
