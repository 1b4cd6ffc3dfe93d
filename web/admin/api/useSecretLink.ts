import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/app/routes.ts';
import { ApiError } from './apiError.ts';
import { callRoute } from './callRoute.ts';

type SecretLinkRoute = 'lookAtSetup' | 'lookAtReset' | 'lookAtInvitation';

/** Loads the content of a secret link. The secret is sent in the body, because URLs end up in logs. */
export function useSecretLink<Name extends SecretLinkRoute>(
  name: Name,
  secret: string,
): UseQueryResult<AnswerOf<Name>> {
  return useQuery<AnswerOf<Name>>({
    queryKey: [name, secret],
    queryFn: async () => (await callRoute<SecretLinkRoute>(name, { body: { secret } })) as AnswerOf<Name>,
  });
}

/** Whether the link itself is invalid, as opposed to a failed request. */
export function isLinkInvalid(error: unknown): boolean {
  return error instanceof ApiError && ['link_invalid', 'field_invalid', 'not_found'].includes(error.code);
}
