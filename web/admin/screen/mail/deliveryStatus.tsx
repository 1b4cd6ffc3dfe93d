import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Section } from '#ui/section/section.tsx';
import { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useStart } from '../../session/useStart.ts';
import { mailServerTexts } from '../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { MailSetup } from './mail.ts';
import { MailErrorText } from './mailErrorText.tsx';
import { TestMail } from './testMail.tsx';

/** Whether mail delivery is configured and working, with advice if not. */
export function DeliveryStatus({ mail }: { readonly mail: MailSetup }) {
  const { mail: mailTexts } = useTexts();
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const { held } = useStart();
  const test = useRouteMutation('testMail');
  const { configured, from, failure } = mail;
  return (
    <Section title={texts.delivery} description={texts.deliveryDescription}>
      {held && <Notice tone="warn" title={mailTexts.held} />}
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
        <NotSetUp mail={mail} />
      )}
    </Section>
  );
}

/** Says that mails wait, and who can set up a mail server. */
function NotSetUp({ mail }: { readonly mail: MailSetup }) {
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const { name, role } = useOrganization();
  const who = {
    you: texts.waitsForYou,
    owners: texts.askOwner(name),
    others: texts.askOperator,
  };
  return (
    <Notice tone="warn" title={texts.waits}>
      <p>
        {texts.waitsText} {role === 'owner' ? texts.waitsForOwner : texts.waitsForAdmin}
      </p>
      <p>{who[mail.set_up_by]}</p>
    </Notice>
  );
}
