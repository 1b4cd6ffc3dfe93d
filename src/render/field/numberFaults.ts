/** The faults of a number. */
export const numberFaults = { number_invalid: [], number_too_small: [], number_too_large: [] } as const;

export const scaleFaults = { ...numberFaults, number_off_step: [] } as const;
