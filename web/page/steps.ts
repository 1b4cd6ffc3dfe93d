import type { LivePage } from './livePage.ts';

/** The pages and fields that are shown together. The key stays the same while answers add or remove steps. */
export interface Step {
  readonly key: string;
  readonly pages: readonly string[];
  readonly fields: readonly string[];
}

/** The steps of the form for the current answers. */
export function stepsOf(page: LivePage): Step[] {
  const { data, state, form } = page;
  const steps: { key: string; pages: string[]; fields: string[] }[] = [];
  const everything: { pages: string[]; fields: string[] } = { pages: [], fields: [] };
  for (const [number, { id }] of form.pages.entries()) {
    if (!state.pages.includes(id)) continue;
    const section = sectionAt(page, id);
    const fields = form.fields
      .filter((field) => field.page === number && field.known !== undefined && field.known.type !== 'hidden')
      .filter((field) => state.visible.has(field.id))
      .map((field) => field.id);
    const hasText = [...(section?.children ?? [])].some(
      (child) => child.matches('h2,.intro') && child.textContent?.trim() !== '',
    );
    if (fields.length === 0 && !hasText) continue;
    everything.pages.push(id);
    everything.fields.push(...fields);
    if (data.display === 'one_question' && fields.length > 0) {
      for (const field of fields) steps.push({ key: field, pages: [id], fields: [field] });
      continue;
    }
    // Imported forms may repeat a page id: such pages become one step.
    const same = steps.find(({ key }) => key === id);
    if (same === undefined) steps.push({ key: id, pages: [id], fields });
    else same.fields.push(...fields);
  }
  return data.display === 'all_at_once' || steps.length === 0 ? [{ key: '', ...everything }] : steps;
}

/** Shows one step and hides the others. */
export function showStep(page: LivePage, step: Step, isFirst: boolean): void {
  for (const section of page.element.querySelectorAll<HTMLElement>('[data-page]'))
    section.hidden = !step.pages.includes(section.dataset.page ?? '');
  for (const field of page.fields) field.hidden = !step.fields.includes(field.dataset.field ?? '');
  const { state } = page;
  for (const text of page.sheet.querySelectorAll<HTMLElement>(':scope>.intro')) text.hidden = !isFirst;
  for (const note of page.element.querySelectorAll<HTMLElement>('.needed'))
    note.hidden = !step.fields.some((id) => state.required.has(id));
}

/** The element to focus: the control of a single question, otherwise the start of the page. */
export function focusStep(page: LivePage, step: Step): HTMLElement | undefined {
  const [only, ...others] = step.fields;
  const field = only === undefined || others.length > 0 ? undefined : page.fieldAt(only);
  const controls = 'input:not([type=hidden]),select:not([hidden]),textarea,button,a';
  const control =
    field?.querySelector<HTMLElement>(':checked:not(option)') ?? field?.querySelector<HTMLElement>(controls);
  // The links in a text would take the key that moves on.
  if (control != null && page.data.display === 'one_question' && !field?.matches('.text')) return control;
  const section = sectionAt(page, step.pages[0] ?? '');
  section?.setAttribute('tabindex', '-1');
  return section;
}

function sectionAt({ element }: LivePage, id: string): HTMLElement | undefined {
  const sections = [...element.querySelectorAll<HTMLElement>('[data-page]')];
  return sections.find(({ dataset }) => dataset.page === id);
}
