import { defineLocale } from './locale.ts';

export const english = defineLocale({
  language: 'en',
  script: 'latin',
  given: 'Olivia Amelia Noah Grace Oliver Zoë Thabo Siobhán Aroha Chidi Wanjiru Ethan Naomi Callum Priya',
  family:
    'Smith Murphy Campbell Nguyen Okafor Walker Taylor Mwangi Robinson Clarke Fraser Bennett Ngata Hughes',
  streets: [
    '# Orchard Road',
    '# Station Street',
    'Flat #, Harbour View',
    '# King’s Parade',
    '# Maple Avenue',
  ],
  praise: [
    'The exhibition was beautifully lit and easy to follow.',
    'Everybody at the front desk was kind and patient with our group.',
    'I learnt more in two hours than in a whole term at school.',
    'The café on the second floor alone is worth the journey.',
    'We stayed until closing time and nobody hurried us.',
    'My mother could reach every room with her wheelchair.',
    'The reading in the evening moved me to tears.',
  ],
  criticism: [
    'The queue at the entrance took almost forty minutes.',
    'Half of the signs were missing, so we got lost twice.',
    'It was far too loud to hear the guide.',
    'The website said "open", but the door was closed.',
  ],
  wishes: [
    'Please offer more workshops at the weekend.',
    'A quiet room for small children would help a lot.',
    'I would love to see the labels in larger print.',
    'Longer opening hours on Thursday would be wonderful.',
    'Could you post the slides of the talks somewhere?',
  ],
  notes: [
    'I heard about you from a colleague and would like to know more.',
    'The afternoon suits me best, after three o’clock.',
    'There are two adults and one child in our group.',
    'It worked well until last Tuesday, and then it stopped.',
    'Could you send the confirmation to my e-mail address?',
    'We have done this before, so no introduction is needed.',
    'I am not sure yet, but I will decide by Friday.',
    'Everything was explained clearly and answered quickly.',
    'Nothing else comes to mind at the moment.',
  ],
  topics: [
    'Monday morning',
    'A question',
    'Window seat',
    'Blue',
    'Two people',
    'By train',
    'No nuts',
    'Second floor',
  ],
});
