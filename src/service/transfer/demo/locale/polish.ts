import { defineLocale } from './locale.ts';

export const polish = defineLocale({
  language: 'pl',
  script: 'latin',
  given: 'Zuzanna Łukasz Małgorzata Paweł Agnieszka Michał Bożena Wojciech Święcisława Kacper',
  family: 'Wiśniewska Wójcik Zając Grabowski Dąbrowska Król Jabłoński Źródłowska Pawlak Sikora',
  streets: ['ul. Świętokrzyska #', 'ul. Floriańska #', 'al. Jerozolimskie #', 'ul. Długa #'],
  praise: [
    'Wystawa była świetnie przygotowana i pięknie oświetlona.',
    'Obsługa przy wejściu okazała się niezwykle życzliwa.',
    'Spędziliśmy tu cudowne popołudnie z dziećmi.',
    'Wieczorne czytanie wzruszyło mnie do łez.',
    'Na pewno wrócimy w przyszłym roku.',
    'Kawa na drugim piętrze jest przepyszna.',
  ],
  criticism: [
    'Kolejka do wejścia trwała prawie czterdzieści minut.',
    'Brakowało oznaczeń i dwa razy się zgubiliśmy.',
    'W dużej sali było zbyt głośno.',
    'Szatnia była przepełniona.',
  ],
  wishes: [
    'Proszę o więcej warsztatów w weekendy.',
    'Przydałyby się opisy większą czcionką.',
    'Brakuje cichego pokoju dla małych dzieci.',
    'Czy można opublikować nagrania wykładów?',
  ],
});
