import { aboveMax, type Facts } from '../facts.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { comment } from './behaviour.ts';
import { about, type CommentField, defaults, settings } from './settings.ts';

const facts: Facts<CommentField> = {
  seconds: 35,
  like: ['text', 'prose'],
  example: () => 'It was a lovely day.',
  contradiction(field) {
    const { min_length: min, max_length: max } = fillDefaults(defaults, field);
    return aboveMax('min_length', min, max, 'characters');
  },
};

export const commentType = { about, defaults, settings, behaviour: comment, facts };
