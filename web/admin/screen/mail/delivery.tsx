import { Notice } from '../../../ui/notice/notice.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { MailSetup } from './mail.ts';
import { TestMail } from './testMail.tsx';

/** Whether mails leave by themselves, and what to do where they do not. */
export function Delivery({ mail: { configured, from } }: { readonly mail: MailSetup }) {
  const { mail: texts } = useTexts();
  const isOwner = useOrganization().role === 'owner';
  return (
    <Section title={texts.delivery} description={texts.deliveryDescription}>
      {configured ? (
        <>
          <Notice tone="good" title={texts.works}>
            {from !== null && texts.worksFrom(from)}
          </Notice>
          <TestMail />
        </>
      ) : (
        <>
          <Notice title={texts.waits}>
            {texts.waitsText} {isOwner ? texts.waitsForOwner : texts.waitsForAdmin}
          </Notice>
          <p className="mail-soft">{texts.forOperator}</p>
        </>
      )}
    </Section>
  );
}
