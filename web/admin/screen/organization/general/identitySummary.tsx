import './generalScreen.css';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';

/** Name, time zone and role, read-only, for members. */
export function IdentitySummary({ organization }: { readonly organization: AnswerOf<'organization'> }) {
  const { organization: texts, members: memberTexts } = useTexts();
  return (
    <dl className="general-facts">
      <dt>{texts.name}</dt>
      <dd>{organization.name}</dd>
      <dt>{texts.timeZone}</dt>
      <dd>{organization.time_zone.replaceAll('_', ' ')}</dd>
      <dt>{texts.yourRole}</dt>
      <dd>{memberTexts.roles[organization.role]}</dd>
    </dl>
  );
}
