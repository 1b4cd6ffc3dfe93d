import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/row/row.tsx';
import { Time } from '#ui/time/time.tsx';
import { ErasePerson } from './erasePerson.tsx';
import type { Report } from './erasureReport.tsx';
import { FoundForm } from './foundForm.tsx';
import { groupByForm, keyOf } from './foundThings.ts';
import { useExportPerson } from './useExportPerson.ts';
import type { PersonSearch } from './usePersonSearch.ts';

interface FoundListProps {
  readonly search: PersonSearch;
  readonly onErased: (report: Report) => void;
}

/** The found responses by form. Everything is selected until somebody takes it out. */
export function FoundList({ search, onErased }: FoundListProps) {
  const { people: texts } = useLazyTexts(manageTexts);
  const { responses, links, mails } = search.found;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const groups = groupByForm(responses);
  const chosen = responses.filter((each) => !left.has(keyOf(each)));
  const { run, isBusy } = useExportPerson(search.wanted.text);
  const [isAsked, setAsked] = useState(false);
  const isRunning = search.state === 'running';
  const select = (keys: readonly string[], isOn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const key of keys)
        if (isOn) next.delete(key);
        else next.add(key);
      return next;
    });
  return (
    <>
      <div className="people-head">
        <h2>{texts.foundIn(responses.length, groups.length)}</h2>
        <Row>
          <span className="people-selected ui-figures">{texts.selected(chosen.length)}</span>
          <Button
            icon={Download}
            busy={isBusy}
            idle={isRunning || chosen.length === 0}
            onClick={() => void run(chosen)}
          >
            {texts.export}
          </Button>
          <Button
            icon={Eraser}
            idle={isRunning || chosen.length + links.length + mails.length === 0}
            onClick={() => setAsked(true)}
          >
            {texts.erase}
          </Button>
        </Row>
      </div>
      {groups.map((group) => (
        <FoundForm key={group.form} group={group} left={left} onSelect={select} />
      ))}
      {links.length > 0 && (
        <section className="people-group">
          <h3>{texts.links}</h3>
          <ul className="people-plain">
            {links.map((link) => (
              <li key={`${link.form} ${link.link}`}>{[link.name, link.form_name].join(' · ')}</li>
            ))}
          </ul>
        </section>
      )}
      {mails.length > 0 && (
        <section className="people-group">
          <h3>{texts.mailsTitle}</h3>
          <ul className="people-plain">
            {mails.map((mail) => (
              <li key={mail.mail}>
                {mail.kind} · <Time value={mail.created_at} format="dateTime" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ErasePerson
        text={search.wanted.text}
        open={isAsked}
        onOpenChange={setAsked}
        things={{ responses: chosen, links, mails }}
        onErased={onErased}
      />
    </>
  );
}
