import type { InterfaceTexts } from './interfaceTexts.ts';
import type { FaultMessages } from './language/english.ts';

/** The texts that Canvass itself shows to a visitor, in one language. */
export interface Catalogue {
  /** The sentence for each fault. */
  readonly messages: FaultMessages;
  /** The words of the page around the form. */
  readonly texts: InterfaceTexts;
}
