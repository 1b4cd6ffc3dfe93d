import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { outboxTitle } from './focusOutbox.ts';
import { OutboxList } from './outboxList.tsx';

/** Lists the mails for owners; other roles read who can see them. */
export function Outbox({ isConfigured }: { readonly isConfigured: boolean }) {
  const { mail: texts } = useTexts();
  const isOwner = useOrganization().role === 'owner';
  return (
    <section className="mail-outbox" aria-labelledby={outboxTitle}>
      <div>
        <h2 id={outboxTitle} tabIndex={-1}>
          {texts.outbox}
        </h2>
        <p className="mail-soft">{isOwner ? texts.outboxDescription : texts.outboxOfOwners}</p>
      </div>
      {isOwner && <OutboxList isConfigured={isConfigured} />}
    </section>
  );
}
