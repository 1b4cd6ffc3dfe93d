import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { DetailLabels } from './detailRows.ts';

export function useDetailLabels(): DetailLabels {
  const { texts, locale } = useLanguage();
  const { audit, members: memberTexts, mail } = texts;
  const { workspaces } = useOrganization();
  return {
    audit,
    codes: {
      role: memberTexts.roles,
      kind: mail.kinds,
      state: mail.states,
      link: audit.linkOrigins,
      scope: audit.scopes,
    },
    nameOf: (id) => workspaces.find((workspace) => workspace.id === id)?.name,
    list: (items) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(items),
  };
}
