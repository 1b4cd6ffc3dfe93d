import { defineLocale } from './locale.ts';

export const german = defineLocale({
  language: 'de',
  script: 'latin',
  given: 'Jürgen Anneliese Lukas Marie Friederike Jonas Käthe Sören Lea Matthias Özlem Greta',
  family: 'Müller Schäfer Weiß Brandstätter Krüger Fischer Yılmaz Großmann Huber Lindner Böhm Vogel',
  streets: ['Lindenstraße #', 'Am Alten Markt #', 'Schönhauser Allee #', 'Mühlgasse #', 'Hafenweg #'],
  praise: [
    'Die Ausstellung war klug aufgebaut und wunderschön beleuchtet.',
    'Das Team an der Kasse war freundlich und hat sich viel Zeit genommen.',
    'Wir kommen nächstes Jahr ganz sicher wieder.',
    'Die Führung für Kinder war großartig – meine Tochter redet von nichts anderem.',
    'Selten habe ich so einen gelungenen Abend erlebt.',
    'Der Kaffee im zweiten Stock ist ausgezeichnet.',
  ],
  criticism: [
    'Die Warteschlange am Eingang war leider sehr lang.',
    'Die Beschilderung zum Saal fehlte völlig.',
    'Die Garderobe war überfüllt, und niemand wusste Bescheid.',
    'Der Ton war im hinteren Teil kaum zu verstehen.',
  ],
  wishes: [
    'Längere Öffnungszeiten am Donnerstag wären schön.',
    'Bitte bieten Sie mehr Workshops für Anfänger an.',
    'Größere Schrift auf den Tafeln würde vielen helfen.',
    'Ein Ruheraum für Familien fehlt noch.',
  ],
  notes: [
    'Eine Kollegin hat Sie empfohlen, und ich würde gern mehr erfahren.',
    'Am Nachmittag passt es mir am besten, ab drei Uhr.',
    'Wir kommen mit zwei Erwachsenen und einem Kind.',
    'Bis letzten Dienstag lief alles, seitdem geht nichts mehr.',
    'Könnten Sie mir die Bestätigung per E-Mail schicken?',
    'Ich bin noch nicht sicher und entscheide mich bis Freitag.',
    'Alles wurde verständlich erklärt und schnell beantwortet.',
    'Mehr fällt mir im Moment nicht ein.',
  ],
  topics: [
    'Montagvormittag',
    'Eine Frage',
    'Fensterplatz',
    'Blau',
    'Zwei Personen',
    'Mit der Bahn',
    'Keine Nüsse',
    'Zweiter Stock',
  ],
});
