import { Fragment } from 'react';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { formatFullDateTime } from '#ui/format/dates.ts';
import { useOrganizationTimeZone } from '../useOrganizationTimeZone.ts';
import { detailRows } from './detailRows.ts';
import type { Entry } from './entry.ts';
import { useDetailLabels } from './useDetailLabels.ts';

/** All recorded details of an entry. */
export function EntryDetails({ entry }: { readonly entry: Entry }) {
  const { texts, locale } = useLanguage();
  const { audit } = texts;
  const labels = useDetailLabels();
  const timeZone = useOrganizationTimeZone();
  const { actor, target } = entry;
  const rows = [
    ...detailRows(entry.details, labels),
    { label: audit.details.time, value: formatFullDateTime(entry.created_at, locale, timeZone) },
    { label: audit.details.action, value: entry.action },
    ...(actor.id === null ? [] : [{ label: audit.details.by, value: `user ${actor.id}` }]),
    { label: audit.details.concerns, value: `${target.kind} ${target.id}` },
  ];
  return (
    <dl className="audit-details">
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the details of an entry never change
        <Fragment key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
