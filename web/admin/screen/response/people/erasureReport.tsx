import { useEffect, useRef } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { ErasureReport as Counts } from '#contract/app/response/people.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copyButton/copyButton.tsx';
import { formatFullDateTime } from '#ui/format/dates.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Row } from '#ui/row/row.tsx';

export interface Report {
  readonly at: Date;
  readonly counts: Counts;
  /** False if it failed on the way. */
  readonly isWhole: boolean;
}

export const emptyCounts: Counts = { responses: 0, files: 0, notes: 0, links: 0, mails: 0, skipped: 0 };

export function addReports(one: Counts, two: Counts): Counts {
  return {
    responses: one.responses + two.responses,
    files: one.files + two.files,
    notes: one.notes + two.notes,
    links: one.links + two.links,
    mails: one.mails + two.mails,
    skipped: one.skipped + two.skipped,
  };
}

interface ErasureReportProps {
  readonly report: Report;
  readonly onNew: () => void;
}

/** The counts of an erasure, to be kept as evidence without the data itself. */
export function ErasureReport({ report: { at, counts, isWhole }, onNew }: ErasureReportProps) {
  const { people: texts } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  const copyLabels = useCopyLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const about = texts.reportAbout(formatFullDateTime(at, locale));
  const rows = Object.entries(counts).map(([kind, count]) => ({
    kind,
    label: texts.reportRows[kind] ?? kind,
    count: formatNumber(count, locale),
  }));
  const text = [texts.reportTitle, about, ...rows.map(({ label, count }) => `${label}: ${count}`)].join('\n');
  return (
    <section className="people-report">
      <h2 ref={heading} tabIndex={-1}>
        {texts.reportTitle}
      </h2>
      <p className="people-selected">{about}</p>
      {!isWhole && <Notice tone="warn">{texts.reportFailed}</Notice>}
      <dl className="people-counts">
        {rows.map(({ kind, label, count }) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd className="ui-figures">{count}</dd>
          </div>
        ))}
      </dl>
      <Row>
        <CopyButton text={text} {...copyLabels} label={texts.copyReport} />
        <Button onClick={onNew}>{texts.newSearch}</Button>
      </Row>
    </section>
  );
}
