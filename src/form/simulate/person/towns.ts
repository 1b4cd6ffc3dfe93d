import { arabic } from './locale/arabic.ts';
import { english } from './locale/english.ts';
import { french } from './locale/french.ts';
import { german } from './locale/german.ts';
import { japanese } from './locale/japanese.ts';
import type { Locale } from './locale/locale.ts';
import { spanish } from './locale/spanish.ts';

export interface Town {
  /** ISO 3166-1, two letters. */
  country: string;
  /** ISO 3166-2. */
  region: string;
  /** In the language of the place. */
  city: string;
  /** `#` stands for a digit. */
  postalCode: string;
  /** E.164, from a range reserved for fiction if the country has one. */
  phone: string;
  locale: Locale;
}

const phones: Record<string, string> = {
  AE: '+97150#######',
  AT: '+43660#######',
  AU: '+61491570###',
  CH: '+4179#######',
  DE: '+493023125###',
  EG: '+2010########',
  ES: '+346########',
  FR: '+33639980###',
  GB: '+447700900###',
  JO: '+96279#######',
  JP: '+8190########',
  KE: '+2547########',
  LB: '+96170######',
  MA: '+2126########',
  MX: '+5255########',
  NG: '+234803#######',
  SA: '+9665########',
  TN: '+21620######',
  US: '+120255501##',
};

/** The first places are drawn most often, so the scripts alternate. */
const table: readonly (readonly [region: string, city: string, postalCode: string, locale: Locale])[] = [
  ['US-NY', 'New York', '100##', english],
  ['JP-13', '東京', '15#-00##', japanese],
  ['DE-BE', 'Berlin', '10###', german],
  ['EG-C', 'القاهرة', '115##', arabic],
  ['GB-LND', 'London', 'EC#A #AA', english],
  ['NG-LA', 'Lagos', '10####', english],
  ['LB-BA', 'بيروت', '1107 ####', arabic],
  ['JP-27', '大阪市', '53#-00##', japanese],
  ['AT-9', 'Wien', '10##', german],
  ['AU-NSW', 'Sydney', '20##', english],
  ['US-CA', 'San Francisco', '941##', english],
  ['CH-ZH', 'Zürich', '80##', german],
  ['MA-CAS', 'الدار البيضاء', '20###', arabic],
  ['KE-30', 'Nairobi', '00###', english],
  ['JP-26', '京都市', '60#-80##', japanese],
  ['SA-01', 'الرياض', '11###', arabic],
  ['GB-EDH', 'Edinburgh', 'EH# #AB', english],
  ['AE-DU', 'دبي', '', arabic],
  ['DE-BY', 'München', '80###', german],
  ['JP-01', '札幌市', '06#-00##', japanese],
  ['JO-AM', 'عمّان', '111##', arabic],
  ['TN-11', 'تونس', '10##', arabic],
  ['DE-HH', 'Hamburg', '20###', german],
  ['FR-75', 'Paris', '750##', french],
  ['ES-MD', 'Madrid', '280##', spanish],
  ['FR-69', 'Lyon', '6900#', french],
  ['MX-CMX', 'Ciudad de México', '06###', spanish],
];

export const towns: readonly Town[] = table.map(([region, city, postalCode, locale]) => {
  const country = region.slice(0, 2);
  return { country, region, city, postalCode, phone: phones[country] ?? '', locale };
});

/** Places where the language of a form is spoken; English-speaking ones for languages without any. */
export function townsFor(language: string): readonly Town[] {
  const spoken = (wanted: string) => towns.filter(({ locale }) => locale.language === wanted);
  const own = spoken(language.split('-', 1)[0] ?? '');
  return own.length > 0 ? own : spoken('en');
}
