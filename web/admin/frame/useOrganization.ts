import { useParams } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useAnswer } from '../api/useAnswer.ts';

/** The organisation of the address, which the frame has read before any of its screens is shown. */
export function useOrganization(): AnswerOf<'organization'> {
  const { organization } = useParams({ from: '/inside/app/o/$organization' });
  const { data } = useAnswer('organization', { organization });
  if (data === undefined) throw new Error('a screen of an organisation outside its frame');
  return data;
}
