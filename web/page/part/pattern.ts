import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { patterns } from '../patterns.ts';

patterns.matches = matchesPattern;
