import { parseDay } from '#kit/time/day.ts';
import { fieldsOf } from '../definition/document.ts';
import { shownOptions } from '../definition/shownOptions.ts';
import { isKnownField } from '../type/behaviours.ts';
import type { CheckedForm } from './checkedForm.ts';
import { canBeUnique } from './field/canBeUnique.ts';
import { unknownOptions } from './field/unknownOptions.ts';
import { type Finding, finding } from './findings.ts';
import { nameOf, shortened } from './nameOf.ts';

/** Checks the live settings: valid times, and fields that can be counted and compared. */
export function* checkSettings(form: CheckedForm): Generator<Finding> {
  const { time_zone: timeZone } = form.settings;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    yield finding(
      'time_zone_unknown',
      { path: 'settings.time_zone' },
      `"${shortened(timeZone)}" is not a time zone; use one such as Europe/Berlin.`,
    );
  }
  yield* checkSchedule(form);
  yield* checkQuotas(form);
  yield* checkUniqueAnswer(form);
  yield* checkCopy(form);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function* checkSchedule({ settings }: CheckedForm): Generator<Finding> {
  const { opens_at: opens, closes_at: closes } = settings;
  let possible = true;
  for (const key of ['opens_at', 'closes_at'] as const) {
    const day = settings[key]?.slice(0, 10);
    if (day === undefined || parseDay(day) !== undefined) continue;
    possible = false;
    yield finding(
      'date_impossible',
      { path: `settings.${key}` },
      `The date ${day} does not exist; use a real one.`,
    );
  }
  if (!possible || opens === undefined || closes === undefined || opens < closes) return;
  yield finding(
    'opens_after_closes',
    { path: 'settings.closes_at' },
    `The form closes at ${closes} but only opens at ${opens}; swap them.`,
  );
}

function* checkQuotas(form: CheckedForm): Generator<Finding> {
  for (const [index, quota] of (form.settings.quotas ?? []).entries()) {
    const path = `settings.quotas[${index}]`;
    const field = form.fieldOf(quota.field)?.field;
    if (field === undefined) {
      yield finding(
        'reference_unknown',
        { path: `${path}.field` },
        `The quota names ${shortened(quota.field)}, which is not a field of this form.`,
      );
    } else if (isKnownField(field) && shownOptions(field) === undefined) {
      const location = { path: `${path}.field`, field: field.id };
      yield finding(
        'quota_field_unfit',
        location,
        `The quota names ${nameOf(field)}, which is not a choice.`,
      );
    } else if (isKnownField(field)) {
      for (const value of unknownOptions(field, quota.option)) {
        yield finding(
          'option_unknown',
          { path: `${path}.option`, field: field.id },
          `The quota names the option "${shortened(value)}", which ${nameOf(field)} does not have.`,
        );
      }
    }
  }
}

function* checkUniqueAnswer(form: CheckedForm): Generator<Finding> {
  const { one_per_person: rule } = form.settings;
  if (rule?.by !== 'answer') return;
  const path = 'settings.one_per_person.field';
  const field = form.fieldOf(rule.field)?.field;
  if (field === undefined) {
    yield finding(
      'reference_unknown',
      { path },
      `The unique answer names ${shortened(rule.field)}, which is not a field of this form.`,
    );
  } else if (!canBeUnique(field)) {
    yield finding(
      'unique_field_unfit',
      { path, field: field.id },
      `The answer to ${nameOf(field)} cannot tell people apart; name a field with one text, such as an e-mail address.`,
    );
  }
}

function* checkCopy({ settings: { copy = 'never' }, definition }: CheckedForm): Generator<Finding> {
  if (copy === 'never' || fieldsOf(definition).some(({ type }) => type === 'email')) return;
  yield finding(
    'copy_without_email',
    { path: 'settings.copy' },
    'A copy of the answers needs a field of the type email, which says where it goes.',
  );
}
