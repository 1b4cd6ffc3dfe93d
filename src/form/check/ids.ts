import type { CheckedForm } from './checkedForm.ts';
import { repeated } from './field/repeated.ts';
import { type Finding, finding, within } from './findings.ts';
import { nameOf, shortened } from './nameOf.ts';

const usualField = /^field[1-9]\d{0,8}$/;
const usualPage = /^page[1-9]\d{0,8}$/;

/** Checks ids: unique, and in the syntax of formulas. */
export function* checkIds(form: CheckedForm): Generator<Finding> {
  for (const { item } of repeated(form.pages, ({ page }) => page.id)) {
    yield finding(
      'page_id_repeated',
      within(item.location, '.id'),
      `Two pages have the id ${shortened(item.page.id)}; give one of them another id.`,
    );
  }
  for (const { item, first } of repeated(form.fields, ({ field }) => field.id)) {
    yield finding(
      'field_id_repeated',
      within(item.location, '.id'),
      `${nameOf(item.field)} has the same id as ${nameOf(first.field)}; give one of them another id.`,
    );
  }
  const endings = form.rules.flatMap(({ rule, location }) =>
    rule.do.map((action, index) => ({ action, location: within(location, `.do[${index}].id`) })),
  );
  for (const { item } of repeated(endings, ({ action }) =>
    action.action === 'end' ? action.id : undefined,
  )) {
    yield finding(
      'ending_id_repeated',
      item.location,
      'Two rules have endings with the same id, which translations cannot tell apart; give one of them another id.',
    );
  }
  for (const { page, location } of form.pages) {
    if (usualPage.test(page.id)) continue;
    yield finding(
      'id_unusual',
      within(location, '.id'),
      `The page id "${shortened(page.id)}" is unusual; new pages are called page1, page2 and so on.`,
    );
  }
  for (const { field, location } of form.fields) {
    if (usualField.test(field.id)) continue;
    yield finding(
      'id_unusual',
      within(location, '.id'),
      `The field id "${shortened(field.id)}" is unusual; new fields are called field1, field2 and so on, which is what texts can name.`,
    );
  }
}
