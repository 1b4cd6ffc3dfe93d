/** Zones by the currency that is paid with there; a name that ends in / stands for all below it. Euros are paid elsewhere in Europe. */
const zonesOf: Readonly<Record<string, string>> = {
  USD: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Boise America/Anchorage America/Adak America/Juneau America/Nome America/Sitka America/Menominee America/Louisville America/Indianapolis America/Indiana/ America/Kentucky/ America/North_Dakota/ Pacific/Honolulu US/',
  CAD: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns America/Moncton America/Whitehorse America/Iqaluit America/Montreal Canada/',
  GBP: 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man',
  CHF: 'Europe/Zurich Europe/Vaduz',
  SEK: 'Europe/Stockholm',
  NOK: 'Europe/Oslo',
  DKK: 'Europe/Copenhagen',
  PLN: 'Europe/Warsaw',
  CZK: 'Europe/Prague',
  HUF: 'Europe/Budapest',
  RON: 'Europe/Bucharest',
  RSD: 'Europe/Belgrade',
  UAH: 'Europe/Kiev Europe/Kyiv',
  TRY: 'Europe/Istanbul Asia/Istanbul',
  RUB: 'Europe/Moscow Europe/Kaliningrad Europe/Samara Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok',
  ISK: 'Atlantic/Reykjavik',
  ILS: 'Asia/Jerusalem Asia/Tel_Aviv',
  AED: 'Asia/Dubai',
  SAR: 'Asia/Riyadh',
  INR: 'Asia/Kolkata Asia/Calcutta',
  JPY: 'Asia/Tokyo',
  KRW: 'Asia/Seoul',
  CNY: 'Asia/Shanghai Asia/Urumqi',
  HKD: 'Asia/Hong_Kong',
  TWD: 'Asia/Taipei',
  SGD: 'Asia/Singapore',
  THB: 'Asia/Bangkok',
  AUD: 'Australia/',
  NZD: 'Pacific/Auckland Pacific/Chatham',
  ZAR: 'Africa/Johannesburg',
  BRL: 'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Cuiaba America/Campo_Grande America/Maceio America/Porto_Velho America/Rio_Branco America/Boa_Vista Brazil/',
  MXN: 'America/Mexico_City America/Monterrey America/Merida America/Tijuana America/Cancun America/Hermosillo America/Chihuahua America/Mazatlan',
  ARS: 'America/Argentina/ America/Buenos_Aires America/Cordoba',
  CLP: 'America/Santiago America/Punta_Arenas',
  COP: 'America/Bogota',
};

/** For time zones that say nothing, such as UTC. */
const languagesOf: Readonly<Record<string, string>> = {
  USD: 'en-US',
  GBP: 'en-GB',
  CAD: 'en-CA fr-CA',
  AUD: 'en-AU',
  CHF: 'de-CH fr-CH it-CH',
  BRL: 'pt-BR',
  MXN: 'es-MX',
  JPY: 'ja',
  KRW: 'ko',
  PLN: 'pl',
  SEK: 'sv',
  TRY: 'tr',
  UAH: 'uk',
  ILS: 'he',
  INR: 'hi',
};

/** The currency to begin with where somebody enters a first price: by the first time zone that tells, else by the language. */
export function suggestedCurrency(timeZones: readonly string[], language: string): string {
  for (const zone of timeZones) {
    const found = currencyIn(
      zonesOf,
      (known) => known === zone || (known.endsWith('/') && zone.startsWith(known)),
    );
    if (found !== undefined) return found;
    if (zone.startsWith('Europe/')) return 'EUR';
  }
  return currencyIn(languagesOf, (known) => known === language) ?? 'EUR';
}

function currencyIn(
  table: Readonly<Record<string, string>>,
  fits: (known: string) => boolean,
): string | undefined {
  return Object.entries(table).find(([, known]) => known.split(' ').some(fits))?.[0];
}
