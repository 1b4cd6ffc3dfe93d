import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { RequireSecondFactor } from './requireSecondFactor.tsx';

/** The setting that members need a second factor, for owners. */
export function SecondFactorSection({ organization }: { readonly organization: AnswerOf<'organization'> }) {
  const { organization: texts } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { second_factor_required: isRequired, role } = organization;
  return (
    <Section title={texts.secondFactor} description={texts.secondFactorDescription}>
      <Row justify="apart">
        {isRequired ? (
          <Pill tone="good" icon={Check}>
            {texts.secondFactorOn}
          </Pill>
        ) : (
          <p>{texts.secondFactorOff}</p>
        )}
        {role === 'owner' && (
          <OwnFirst isNeeded={!isRequired}>
            <Button onClick={() => setAsked(true)}>
              {isRequired ? texts.secondFactorStop : texts.secondFactorRequire}
            </Button>
          </OwnFirst>
        )}
      </Row>
      {role === 'owner' && (
        <RequireSecondFactor organization={organization} isOpen={isAsked} onClose={() => setAsked(false)} />
      )}
    </Section>
  );
}

interface OwnFirstProps {
  readonly isNeeded: boolean;
  readonly children: React.ReactNode;
}

/** Requires an own second factor first, so that owners do not lock themselves out. */
function OwnFirst({ isNeeded, children }: OwnFirstProps) {
  const { organization: texts } = useTexts();
  const { data } = useRouteQuery('account');
  if (!isNeeded || data === undefined || data.second_factor.shown) return children;
  return (
    <Notice
      title={texts.secondFactorOwnFirst}
      action={
        <LinkButton size="small" render={<Link to="/app/account/security" />}>
          {texts.toSecurity}
        </LinkButton>
      }
    >
      {texts.secondFactorOwnFirstText}
    </Notice>
  );
}
