import { Send } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Row } from '#ui/row/row.tsx';
import { useProblemText } from '../../api/useProblemText.ts';
import type { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { MailErrorText } from './mailErrorText.tsx';

interface TestMailProps {
  readonly test: ReturnType<typeof useRouteMutation<'testMail'>>;
}

/** Sends a test mail to the user and shows the result. */
export function TestMail({ test: { mutate, isPending, data, error } }: TestMailProps) {
  const { mail: texts } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const address = useRouteQuery('start').data?.user?.email ?? '';
  return (
    <>
      <Row>
        <Button icon={Send} busy={isPending} onClick={() => mutate({ params: { organization } })}>
          {texts.test(address)}
        </Button>
      </Row>
      {!isPending && data?.error === null && (
        <Notice tone="good" title={texts.testSent(address)} announce>
          {texts.testSentText}
        </Notice>
      )}
      {!isPending && data !== undefined && data.error !== null && (
        <Notice tone="bad" title={texts.testFailed} announce>
          <MailErrorText error={data.error} />
        </Notice>
      )}
      {error !== null && (
        <Notice tone="bad" title={texts.testFailed} announce>
          {problemText(error)}
        </Notice>
      )}
    </>
  );
}
