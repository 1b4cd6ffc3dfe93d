import type { ResponseNews } from '#contract/app/news/events.ts';
import type { RouteName } from '#contract/app/routes.ts';

/** The queries about one response that news makes old. */
const ofOne: readonly unknown[] = [
  'response',
  'responseAnswers',
  'responseHistory',
  'deletedResponse',
] satisfies readonly RouteName[];

/** Whether a query shows a response that the news names, or may mean without naming it. */
export function isInNews(
  [name, params]: readonly unknown[],
  { form, changes, reload }: Pick<ResponseNews, 'form' | 'changes' | 'reload'>,
): boolean {
  if (!ofOne.includes(name) || typeof params !== 'object' || params === null) return false;
  const subject: { readonly form?: unknown; readonly response?: unknown } = params;
  return subject.form === form && (reload || changes.some(({ id }) => String(id) === subject.response));
}
