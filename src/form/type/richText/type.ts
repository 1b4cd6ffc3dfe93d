import type { Facts } from '../facts.ts';
import { richText } from './behaviour.ts';
import { about, defaults, type RichTextField, settings } from './settings.ts';

const facts: Facts<RichTextField> = {
  seconds: 0,
  textsToRead: ({ text }) => [text],
  like: ['prose'],
  begin: ({ text }) => ({ text }),
};

export const richTextType = { about, defaults, settings, behaviour: richText, facts };
