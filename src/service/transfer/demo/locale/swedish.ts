import { defineLocale } from './locale.ts';

export const swedish = defineLocale({
  language: 'sv',
  script: 'latin',
  given: 'Åsa Björn Ebba Göran Märta Linnéa Östen Saga Håkan Elsa',
  family: 'Sjöberg Lindström Åkesson Bergqvist Öberg Nyström Hägg Norén Ek Wallén',
  streets: ['Götgatan #', 'Järntorget #', 'Mäster Samuelsgatan #', 'Åsögatan #'],
  praise: [
    'Utställningen var vackert ljussatt och lätt att följa.',
    'Personalen i entrén var vänlig och tog sig tid.',
    'Vi hade en underbar eftermiddag tillsammans.',
    'Högläsningen på kvällen berörde mig djupt.',
    'Kaffet på andra våningen är värt resan i sig.',
    'Vi kommer gärna tillbaka nästa år.',
  ],
  criticism: [
    'Kön vid entrén tog nästan fyrtio minuter.',
    'Skyltningen var dålig och vi gick vilse två gånger.',
    'Det var alldeles för varmt i stora salen.',
    'Ljudet hördes knappt längst bak.',
  ],
  wishes: [
    'Jag önskar fler verkstäder på helgerna.',
    'Större text på skyltarna vore bra.',
    'Ett lugnt rum för de minsta saknas.',
    'Kan ni lägga ut föreläsningarna på nätet?',
  ],
});
