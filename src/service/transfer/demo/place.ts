import { arabic } from './locale/arabic.ts';
import { bengali } from './locale/bengali.ts';
import { chinese } from './locale/chinese.ts';
import { english } from './locale/english.ts';
import { french } from './locale/french.ts';
import { georgian } from './locale/georgian.ts';
import { german } from './locale/german.ts';
import { greek } from './locale/greek.ts';
import { hebrew } from './locale/hebrew.ts';
import { hindi } from './locale/hindi.ts';
import { italian } from './locale/italian.ts';
import { japanese } from './locale/japanese.ts';
import { korean } from './locale/korean.ts';
import type { Locale, Script } from './locale/locale.ts';
import { polish } from './locale/polish.ts';
import { portuguese } from './locale/portuguese.ts';
import { russian } from './locale/russian.ts';
import { spanish } from './locale/spanish.ts';
import { swedish } from './locale/swedish.ts';
import { taiwanese } from './locale/taiwanese.ts';
import { thai } from './locale/thai.ts';
import { turkish } from './locale/turkish.ts';
import { ukrainian } from './locale/ukrainian.ts';
import { vietnamese } from './locale/vietnamese.ts';

export interface Place {
  /** ISO 3166-1, two letters. */
  country: string;
  /** ISO 3166-2. */
  region: string;
  /** As people there write it. */
  city: string;
  /** A `#` stands for a digit. */
  postalCode: string;
  /** E.164, of a range that is kept free for fiction where the country has one. */
  phone: string;
  locale: Locale;
}

const phones: Record<string, string> = {
  AE: '+97150#######',
  AR: '+5491155######',
  AT: '+43660#######',
  AU: '+61491570###',
  BD: '+88017########',
  BE: '+3246#######',
  BR: '+55119########',
  CA: '+161355501##',
  CH: '+4179#######',
  CL: '+569########',
  CN: '+86139########',
  CO: '+57300#######',
  CY: '+35799######',
  DE: '+493023125###',
  EG: '+2010########',
  ES: '+346########',
  FI: '+35850#######',
  FR: '+336399800##',
  GB: '+447700900###',
  GE: '+99555#######',
  GR: '+3069########',
  IE: '+353209105###',
  IL: '+97250#######',
  IN: '+9198########',
  IT: '+39320#######',
  JO: '+96279#######',
  JP: '+8190########',
  KE: '+2547########',
  KR: '+8210########',
  KZ: '+7701#######',
  LB: '+96170######',
  MA: '+2126########',
  MX: '+5255########',
  NG: '+234803#######',
  NZ: '+6421######',
  PE: '+519########',
  PL: '+48600######',
  PT: '+35191#######',
  RU: '+7900#######',
  SA: '+9665########',
  SE: '+46701740###',
  SG: '+658#######',
  SN: '+22177#######',
  TH: '+668########',
  TN: '+21620######',
  TR: '+90532#######',
  TW: '+8869########',
  UA: '+38050#######',
  US: '+120255501##',
  VN: '+8490#######',
  ZA: '+2782#######',
};

/** Mixed on purpose: the first ones come up most often, and they should not all share one script. */
const table: readonly (readonly [region: string, city: string, postalCode: string, locale: Locale])[] = [
  ['US-NY', 'New York', '100##', english],
  ['JP-13', '東京', '15#-00##', japanese],
  ['DE-BE', 'Berlin', '10###', german],
  ['UA-30', 'Київ', '01###', ukrainian],
  ['BR-SP', 'São Paulo', '01###-###', portuguese],
  ['GR-I', 'Αθήνα', '10# ##', greek],
  ['FR-75C', 'Paris', '750##', french],
  ['EG-C', 'القاهرة', '115##', arabic],
  ['IN-DL', 'नई दिल्ली', '1100##', hindi],
  ['CN-SH', '上海', '2000##', chinese],
  ['GB-LND', 'London', 'EC#A #AA', english],
  ['KR-11', '서울', '0####', korean],
  ['TH-10', 'กรุงเทพมหานคร', '10###', thai],
  ['IL-TA', 'תל אביב', '6#####0', hebrew],
  ['PL-14', 'Warszawa', '00-###', polish],
  ['MX-CMX', 'Ciudad de México', '06###', spanish],
  ['RU-SPE', 'Санкт-Петербург', '19####', russian],
  ['TR-34', 'İstanbul', '34###', turkish],
  ['TW-TPE', '臺北市', '10###', taiwanese],
  ['ES-M', 'Madrid', '280##', spanish],
  ['BD-13', 'ঢাকা', '12##', bengali],
  ['IT-RM', 'Roma', '001##', italian],
  ['GE-TB', 'თბილისი', '01##', georgian],
  ['VN-HN', 'Hà Nội', '10###0', vietnamese],
  ['SE-AB', 'Stockholm', '11# ##', swedish],
  ['NG-LA', 'Lagos', '10####', english],
  ['LB-BA', 'بيروت', '1107 ####', arabic],
  ['JP-27', '大阪市', '53#-00##', japanese],
  ['AT-9', 'Wien', '10##', german],
  ['IN-MH', 'मुंबई', '4000##', hindi],
  ['CA-QC', 'Montréal', 'H#X #K#', french],
  ['UA-46', 'Львів', '79###', ukrainian],
  ['AU-NSW', 'Sydney', '20##', english],
  ['KR-26', '부산', '48###', korean],
  ['PT-11', 'Lisboa', '1###-###', portuguese],
  ['CN-BJ', '北京', '1000##', chinese],
  ['AR-C', 'Buenos Aires', 'C10##', spanish],
  ['GR-B', 'Θεσσαλονίκη', '54# ##', greek],
  ['US-CA', 'San Francisco', '941##', english],
  ['KZ-75', 'Алматы', '0500##', russian],
  ['CH-ZH', 'Zürich', '80##', german],
  ['MA-CAS', 'الدار البيضاء', '20###', arabic],
  ['SN-DK', 'Dakar', '1####', french],
  ['IL-JM', 'ירושלים', '9#####0', hebrew],
  ['IT-MI', 'Milano', '201##', italian],
  ['IN-WB', 'কলকাতা', '7000##', bengali],
  ['KE-30', 'Nairobi', '00###', english],
  ['TH-50', 'เชียงใหม่', '50###', thai],
  ['PL-12', 'Kraków', '30-###', polish],
  ['JP-26', '京都市', '60#-80##', japanese],
  ['CO-DC', 'Bogotá', '11####', spanish],
  ['SA-01', 'الرياض', '11###', arabic],
  ['GB-EDH', 'Edinburgh', 'EH# #AB', english],
  ['CN-GD', '广州', '5100##', chinese],
  ['VN-SG', 'Thành phố Hồ Chí Minh', '70###0', vietnamese],
  ['UA-51', 'Одеса', '65###', ukrainian],
  ['BR-BA', 'Salvador', '40###-###', portuguese],
  ['TR-35', 'İzmir', '35###', turkish],
  ['AE-DU', 'دبي', '', arabic],
  ['DE-BY', 'München', '80###', german],
  ['CY-01', 'Λευκωσία', '10##', greek],
  ['IE-D', 'Dublin', 'D0# ####', english],
  ['TW-KHH', '高雄市', '80###', taiwanese],
  ['SE-O', 'Göteborg', '41# ##', swedish],
  ['IN-UP', 'लखनऊ', '2260##', hindi],
  ['BE-BRU', 'Bruxelles', '10##', french],
  ['JP-01', '札幌市', '06#-00##', japanese],
  ['ZA-WC', 'Cape Town', '80##', english],
  ['RU-NVS', 'Новосибирск', '6300##', russian],
  ['ES-B', 'Barcelona', '080##', spanish],
  ['JO-AM', 'عمّان', '111##', arabic],
  ['NZ-AUK', 'Auckland', '10##', english],
  ['SG-01', '新加坡', '17####', chinese],
  ['PE-LMA', 'Lima', '150##', spanish],
  ['IL-HA', 'חיפה', '3#####0', hebrew],
  ['IT-NA', 'Napoli', '801##', italian],
  ['UA-63', 'Харків', '61###', ukrainian],
  ['CA-ON', 'Toronto', 'M#V #A#', english],
  ['GE-AJ', 'ბათუმი', '60##', georgian],
  ['CL-RM', 'Santiago', '83####0', spanish],
  ['KR-49', '제주', '63###', korean],
  ['US-IL', 'Chicago', '606##', english],
  ['TN-11', 'تونس', '10##', arabic],
  ['FR-69M', 'Lyon', '6900#', french],
  ['CN-SC', '成都', '6100##', chinese],
  ['FI-18', 'Helsingfors', '001##', swedish],
  ['IN-RJ', 'जयपुर', '3020##', hindi],
  ['PT-13', 'Porto', '4###-###', portuguese],
  ['AU-VIC', 'Melbourne', '30##', english],
  ['CH-GE', 'Genève', '12##', french],
  ['US-WA', 'Seattle', '981##', english],
  ['DE-HH', 'Hamburg', '20###', german],
];

export const places: readonly Place[] = table.map(([region, city, postalCode, locale]) => {
  const country = region.slice(0, 2);
  return { country, region, city, postalCode, phone: phones[country] ?? '', locale };
});

export function placesOf(script: Script): readonly Place[] {
  return places.filter((place) => place.locale.script === script);
}
