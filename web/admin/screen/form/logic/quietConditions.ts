import { createContext } from 'react';

/** Whether conditions are being written, so that what they lack is not called wrong yet. */
export const QuietConditions = createContext(false);
