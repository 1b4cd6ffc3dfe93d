/**
 * The prefixes by which countries that share a calling code are told apart. They are approximate, because numbers are
 * ported; they only decide whether a form accepts the numbers of a country.
 */
// biome-ignore format: one country, one line.
const beginnings: Readonly<Record<string, readonly string[]>> = {
  CA: [
    '204', '226', '236', '249', '250', '257', '263', '289', '306', '343', '354', '365', '367', '368', '382', '387',
    '403', '416', '418', '428', '431', '437', '438', '450', '460', '468', '474', '506', '514', '519', '548', '579',
    '581', '584', '587', '600', '604', '613', '622', '639', '647', '672', '683', '705', '709', '742', '753', '778',
    '780', '782', '807', '819', '825', '867', '873', '879', '902', '905', '942',
  ].map((area) => `1${area}`),
  AG: ['1268'], AI: ['1264'], AS: ['1684'], BB: ['1246'], BM: ['1441'], BS: ['1242'], DM: ['1767'],
  DO: ['1809', '1829', '1849'], GD: ['1473'], GU: ['1671'], JM: ['1658', '1876'], KN: ['1869'], KY: ['1345'],
  LC: ['1758'], MP: ['1670'], MS: ['1664'], PR: ['1787', '1939'], SX: ['1721'], TC: ['1649'], TT: ['1868'],
  VC: ['1784'], VG: ['1284'], VI: ['1340'],
  KZ: ['76', '77'],
  GG: ['441481', '447781', '447839', '447911'],
  IM: ['441624', '447524', '447624', '447924'],
  JE: ['441534', '447509', '447700', '447797', '447829', '447937'],
  VA: ['3906698'],
  AX: ['35818'],
  SJ: ['4779'],
  CC: ['6189162'],
  CX: ['6189164'],
  AQ: ['6721'],
  CW: ['5999'],
  YT: ['262269', '262639'],
  TA: ['2908'],
  EH: ['2125288', '2125289'],
};

/** The country of each prefix. */
export const sharedBeginnings: ReadonlyMap<string, string> = new Map(
  Object.entries(beginnings).flatMap(([country, starts]) => starts.map((start) => [start, country] as const)),
);

/** Countries whose numbers cannot be told from those of another country. */
export const sameNumbersAs: ReadonlyMap<string, string> = new Map([
  ['BL', 'GP'],
  ['MF', 'GP'],
  ['GS', 'FK'],
  ['PN', 'NZ'],
  ['UM', 'US'],
]);
