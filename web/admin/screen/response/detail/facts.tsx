import type { ReactNode } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { isWebAddress } from '#form/value/webAddress.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { Time } from '#ui/time/time.tsx';
import { nameOfLanguage } from '../cell/nameOfLanguage.ts';
import { flagOf } from '../country/flagOf.ts';
import { nameOfCountry } from '../country/nameOfCountry.ts';

/** When and where a response came from. */
export function Facts({ detail }: { readonly detail: AnswerOf<'response'> }) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  const { response, published_version: published } = detail;
  const { country, region, city, time_spent: seconds, url } = response.visitor;
  const flag = flagOf(country);
  const place = [city, region, nameOfCountry(country, locale)].filter((part) => part !== '').join(', ');
  const facts: readonly (readonly [name: string, value: ReactNode] | false)[] = [
    [texts.received, <Time key="time" value={response.created_at} format="dateTime" />],
    response.updated_at !== response.created_at && [
      texts.changed,
      <Time key="time" value={response.updated_at} format="dateTime" />,
    ],
    seconds > 0 && [texts.timeSpent, writtenDuration(seconds, locale)],
    place !== '' && [
      texts.place,
      <span key="place">
        {flag !== undefined && <span aria-hidden="true">{flag} </span>}
        {place}
      </span>,
    ],
    response.device !== '' && [texts.device, texts.devices[response.device] ?? response.device],
    response.language !== '' && [texts.language, nameOfLanguage(response.language, locale)],
    url !== '' && [texts.page, <PageAddress key="page" url={url} />],
    [
      texts.version,
      published === null || published === response.version
        ? String(response.version)
        : texts.versionOf(response.version, published),
    ],
  ];
  return (
    <dl className="response-facts" aria-label={texts.facts}>
      {facts.map(
        (fact) =>
          fact !== false && (
            <div key={fact[0]} className="response-fact">
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function PageAddress({ url }: { readonly url: string }) {
  if (!isWebAddress(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}

/** `2 min 5 sec`, in the reader's language. */
function writtenDuration(seconds: number, locale: string): string {
  const parts = [
    ['hour', Math.floor(seconds / 3600)],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', Math.round(seconds) % 60],
  ] as const;
  const shown = parts.filter(([, amount]) => amount > 0).slice(0, 2);
  return shown
    .map(([unit, amount]) => formatNumber(amount, locale, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
