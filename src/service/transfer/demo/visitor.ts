import type { Visitor } from '#contract/v2.ts';
import type { Visit } from './visit.ts';

const campaigns = ['spring', 'newsletter-42', 'lange-nacht', '夏祭り', 'مهرجان'].map(encodeURIComponent);

/** Visitor data as the service records it, sometimes missing. */
export function visitorOf({ random, town, locale }: Visit, path: string): Visitor {
  const seen = random.fraction();
  const located = seen >= 0.02;
  const exact = seen >= 0.03;
  return {
    country: located ? town.country : '',
    region: exact ? town.region : '',
    city: exact ? town.city : '',
    // Most visitors are quick; a few leave the page open over lunch.
    time_spent: random.chance(0.02) ? 0 : 15 + Math.floor(-Math.log(1 - random.fraction()) * 170),
    url: random.chance(0.02) ? '' : address(random.chance(0.25) ? random.pick(campaigns) : undefined),
  };

  function address(campaign: string | undefined): string {
    const page = `https://lantern.example/${locale.language}/${path}`;
    return campaign === undefined ? page : `${page}?utm_campaign=${campaign}`;
  }
}
