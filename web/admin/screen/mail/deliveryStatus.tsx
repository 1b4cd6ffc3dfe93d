import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Section } from '#ui/section/section.tsx';
import { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useStart } from '../../session/useStart.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { MailSetup } from './mail.ts';
import { MailErrorText } from './mailErrorText.tsx';
import { TestMail } from './testMail.tsx';

/** Whether mail delivery is configured and working, with advice if not. */
export function DeliveryStatus({ mail: { configured, from, failure } }: { readonly mail: MailSetup }) {
  const { mail: texts } = useTexts();
  const { held } = useStart();
  const test = useRouteMutation('testMail');
  const isOwner = useOrganization().role === 'owner';
  return (
    <Section title={texts.delivery} description={texts.deliveryDescription}>
      {held && <Notice tone="warn" title={texts.held} />}
      {configured ? (
        <>
          {/* A test that was just sent reports its own result. */}
          {test.data === undefined && failure !== null && (
            <Notice tone="warn" title={texts.failing}>
              <p>
                <MailErrorText error={failure} />
              </p>
              <p>{texts.failingText}</p>
            </Notice>
          )}
          {(test.data === undefined ? failure : test.data.error) === null && (
            <Notice tone="good" title={texts.works}>
              {from !== null && texts.worksFrom(from)}
            </Notice>
          )}
          {from !== null && isLoopbackHost(from.slice(from.lastIndexOf('@') + 1)) && (
            <Notice tone="warn">{texts.fromHere(from)}</Notice>
          )}
          <TestMail test={test} />
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
