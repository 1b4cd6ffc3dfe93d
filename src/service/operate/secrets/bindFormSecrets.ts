import { openDefinition } from '#form/definition/document.ts';
import { bindFormSecret, unboundFormSecrets } from '#store/query/workflow/formSecret.ts';
import type { Store } from '#store/store.ts';

/**
 * Binds secrets from before they had origins to those that the published version sends them to. A secret that it does not use
 * goes nowhere until an admin sets it again.
 */
export async function bindFormSecrets(store: Pick<Store, 'read' | 'write'>): Promise<void> {
  const unbound = await unboundFormSecrets(store.read);
  if (unbound.length === 0) return;
  await store.write(async ({ db }) => {
    for (const { organization_id, form_id, name, definition } of unbound) {
      const origins = definition === null ? [] : originsOf(definition, name);
      await bindFormSecret(db, organization_id, form_id, name, origins);
    }
  });
}

function originsOf(definition: string, secret: string): string[] {
  const { workflows = [] } = openDefinition(JSON.parse(definition));
  const origins = workflows.flatMap(({ do: actions }) =>
    actions.flatMap((action) => {
      if (action.type !== 'webhook' || !action.headers?.some((header) => header.secret === secret)) return [];
      return URL.parse(action.url)?.origin ?? [];
    }),
  );
  return [...new Set(origins)];
}
