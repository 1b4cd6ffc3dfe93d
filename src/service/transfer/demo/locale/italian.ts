import { defineLocale } from './locale.ts';

export const italian = defineLocale({
  language: 'it',
  script: 'latin',
  given: 'Giulia Niccolò Francesca Matteo Chiara Lorenzo Desirée Salvatore Ilaria Tommaso',
  family: 'Rossi Esposito Ferrari Bianchi Romano Colombo Ricci Marino Greco Dell’Acqua',
  streets: ['Via Garibaldi #', 'Piazza del Popolo #', 'Corso Buenos Aires #', 'Vico dei Panettieri #'],
  praise: [
    'La mostra era splendida e l’allestimento curatissimo.',
    'Il personale all’ingresso è stato gentile e disponibile.',
    'Abbiamo passato un pomeriggio indimenticabile.',
    'Il laboratorio per bambini è stato un successo.',
    'La lettura serale mi ha davvero commosso.',
    'Il caffè al secondo piano merita da solo la visita.',
  ],
  criticism: [
    'La coda all’ingresso è durata quasi quaranta minuti.',
    'Mancavano le indicazioni e ci siamo persi due volte.',
    'Nella sala grande faceva troppo caldo.',
    'L’audio non arrivava alle ultime file.',
  ],
  wishes: [
    'Vorrei più laboratori nel fine settimana.',
    'Sarebbe utile avere testi in caratteri più grandi.',
    'Perché non aprire anche il lunedì mattina?',
    'Manca una stanza tranquilla per i più piccoli.',
  ],
});
