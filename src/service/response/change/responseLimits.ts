import { storedAnswers } from '#form/answer/reviseAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { ReadResponse } from '#store/query/response/readResponses.ts';
import type { WorkRow } from '#store/query/response/workRow.ts';
import type { OrganizationTransaction } from '../../base/access/organizationWrites.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { KnownAnswers } from '../../collect/submission/limit/knownAnswers.ts';
import { OnePerPerson } from '../../collect/submission/limit/onePerPerson.ts';
import { OptionQuotas } from '../../collect/submission/limit/optionQuotas.ts';
import type { OptionName } from '../../collect/submission.ts';

type Transaction = Pick<OrganizationTransaction, 'db' | 'findSubmissions' | 'organizationId'>;

/** Frees the places in quotas and the unique answers of live responses, before they leave the lists. */
export async function leaveLimits(
  transaction: Transaction,
  keys: AnswerKeys,
  formId: string,
  responses: readonly WorkRow[],
): Promise<void> {
  const live = responses.filter(({ state }) => state === 'live');
  if (live.length === 0) return;
  const { db, organizationId } = transaction;
  const quotas = await OptionQuotas.open(db, organizationId, formId, []);
  await quotas.giveBack(db, organizationId, formId, live);
  await quotas.write(db, organizationId, formId, undefined);
  await (await KnownAnswers.open(transaction, organizationId, formId, keys)).forget(live);
}

/** Takes the places again, before deleted responses return to the lists; full options do not keep them out. */
export async function returnToLimits(
  transaction: Transaction,
  keys: AnswerKeys,
  formId: string,
  responses: readonly WorkRow[],
): Promise<void> {
  const live = responses.filter(({ deletedFrom }) => deletedFrom === 'live');
  if (live.length === 0) return;
  const { db, organizationId } = transaction;
  const quotas = await OptionQuotas.open(db, organizationId, formId, []);
  await quotas.add(db, organizationId, formId, live);
  await quotas.write(db, organizationId, formId, undefined);
  await (await KnownAnswers.open(transaction, organizationId, formId, keys)).add(live);
}

export interface Edited {
  readonly form: CompiledForm;
  readonly before: ReadResponse;
  readonly after: ReadResponse;
}

export type EditLimitFailure =
  | { readonly code: 'option_full'; readonly options: readonly OptionName[] }
  | { readonly code: 'already_answered'; readonly field: string };

/**
 * Moves the places of an edited live response before it is written. Unlike a restored one it may not take an option
 * that has become full, or the unique answer of another response.
 */
export async function moveInLimits(
  transaction: Transaction,
  keys: AnswerKeys,
  formId: string,
  settings: FormSettings,
  { form, before, after }: Edited,
): Promise<EditLimitFailure | undefined> {
  const { db, organizationId } = transaction;
  const quotas = await OptionQuotas.open(db, organizationId, formId, settings.quotas ?? []);
  await quotas.giveBack(db, organizationId, formId, [before]);
  const hadBefore = chosenIn(form, before);
  const options = quotas
    .full({ form, answers: storedAnswers(form, after.items) })
    .filter(({ field, option }) => !hadBefore.has(`${field} ${option}`));
  if (options.length > 0) return { code: 'option_full', options };
  await quotas.add(db, organizationId, formId, [after]);
  await quotas.write(db, organizationId, formId, undefined);

  const rule = settings.one_per_person;
  const ruled = rule?.by === 'answer' ? rule.field : undefined;
  if (ruled !== undefined) {
    const isPrivate = settings.privacy_mode === true;
    // Reads the answers that it does not know yet, including this one.
    await OnePerPerson.open(transaction, organizationId, formId, {
      rule: { by: 'answer', field: ruled },
      keys,
      isPrivate,
    });
  }
  const known = await KnownAnswers.open(transaction, organizationId, formId, keys);
  const field = await known.move(before, after, ruled);
  return field === undefined ? undefined : { code: 'already_answered', field };
}

function chosenIn(form: CompiledForm, { items }: ReadResponse): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [field, answer] of storedAnswers(form, items))
    if (Array.isArray(answer))
      for (const chosen of answer) if ('value' in chosen) names.add(`${field} ${chosen.value}`);
  return names;
}
