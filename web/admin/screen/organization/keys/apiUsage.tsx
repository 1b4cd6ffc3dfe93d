import { Meter } from '@base-ui/react/meter';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { cachedFormatter } from '#ui/format/cachedFormatter.ts';

const clocks = cachedFormatter(Intl.DateTimeFormat);

/** How many of this hour's requests are used. */
export function ApiUsage({ usage }: { readonly usage: AnswerOf<'keys'>['usage'] }) {
  const { texts, locale } = useLanguage();
  const { used, limit, resets_at } = usage;
  const text =
    resets_at === null
      ? texts.keys.used(used, limit)
      : texts.keys.usedUntil(
          used,
          limit,
          clocks(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(resets_at)),
        );
  const tone = used >= limit ? 'full' : used >= limit * 0.8 ? 'high' : 'normal';
  return (
    <section className="keys-usage" aria-labelledby="keys-usage">
      <h2 id="keys-usage" className="ui-hidden">
        {texts.keys.use}
      </h2>
      <div className="keys-usage-texts">
        <span className="ui-figures">{text}</span>
        <span className="keys-faint">{texts.keys.useHelp}</span>
      </div>
      <Meter.Root
        value={Math.min(used, limit)}
        max={limit}
        aria-label={texts.keys.use}
        getAriaValueText={() => text}
      >
        <Meter.Track className="keys-usage-track">
          <Meter.Indicator className={`keys-usage-bar keys-usage-bar--${tone}`} />
        </Meter.Track>
      </Meter.Root>
    </section>
  );
}
