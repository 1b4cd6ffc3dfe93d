/** Whether a run takes all the time it needs: `npm test -- --full`. Each test that does less otherwise says what it leaves out. */
export const isFullRun = process.env.CANVASS_TEST_FULL === '1';
