/** The mark by which copied fields are recognised in a pasted text. */
export const fieldsMark = 'canvass-fields';
