import { readLook, showLook } from './look/look.ts';

showLook(readLook());
