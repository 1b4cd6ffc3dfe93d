import type { OpenApiDocument, Operation } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { decoded, headerFaults } from './answerFaults.ts';
import type { RawAnswer } from './httpConnection.ts';
import { schemaFault } from './schemaFault.ts';

/** Every deviation of a JSON answer from the operation that it answers: status, headers, body and code. */
export function operationFaults(
  document: OpenApiDocument,
  operation: Operation,
  answer: RawAnswer,
): string[] {
  const { status } = answer;
  if (status >= 500) return [`status ${status}`];
  const part = operation.responses[status];
  if (part === undefined) return [`status ${status} is not documented for ${operation.operationId}`];
  const documented = resolve(document, 'responses', part);
  const faults: (string | undefined)[] = headerFaults(document, documented, answer);
  const value = JSON.parse(decoded(answer).toString('utf8'));
  const { schema = {}, examples = {} } = documented.content?.['application/json'] ?? {};
  faults.push(schemaFault(document, schema, value));
  if (status >= 400 && !Object.hasOwn(examples, value.error?.code))
    faults.push(`the code ${value.error?.code} is not documented for ${status}`);
  return faults.filter((fault) => fault !== undefined);
}
