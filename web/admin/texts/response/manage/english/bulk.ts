import { figure, plural } from '../../../plural.ts';

const responses = (count: number) =>
  plural('en', count, { one: '1 response', other: `${figure('en', count)} responses` });

/** Actions on many responses. */
export const bulk = {
  label: 'Actions for selected responses',
  selected: (count: number): string => `${figure('en', count)} selected`,
  allSelected: 'All that match are selected',
  allSelectedOf: (count: number): string => `All ${figure('en', count)} that match are selected`,
  selectAll: 'Select all that match',
  clear: 'Clear selection',
  tag: 'Tag',
  tagTitle: 'Add a tag',
  tagName: 'Tag',
  tagAction: 'Add tag',
  untagAction: 'Remove tag',
  delete: 'Delete',
  release: 'Release',
  discard: 'Discard',
  erase: 'Erase at once',
  stop: 'Stop',
  stopping: 'Stopping',
  progress: (done: number): string => `${figure('en', done)} done`,
  progressOf: (done: number, total: number): string => `${figure('en', done)} of ${figure('en', total)}`,
  working: {
    delete: 'Deleting',
    restore: 'Restoring',
    tag: 'Adding the tag',
    untag: 'Removing the tag',
    release: 'Releasing',
    discard: 'Discarding',
    erase: 'Erasing',
  } as Readonly<Record<string, string>>,
  done: {
    delete: (count: number): string => `Deleted ${responses(count)}`,
    restore: (count: number): string => `Restored ${responses(count)}`,
    tag: (count: number): string => `Tagged ${responses(count)}`,
    untag: (count: number): string => `Removed the tag from ${responses(count)}`,
    release: (count: number): string => `Released ${responses(count)}`,
    discard: (count: number): string => `Discarded ${responses(count)}`,
    erase: (count: number): string => `Erased ${responses(count)}`,
  } as Readonly<Record<string, (count: number) => string>>,
  stoppedAt: 'Stopped. What was done before stays done.',
  discardTitle: 'Discard these responses?',
  discardAbout: 'They are gone for ever, with their files. This cannot be undone.',
  eraseTitle: 'Erase these responses at once?',
  eraseAbout: 'Their answers, files, notes and history are gone for ever. This cannot be undone.',
  releaseTitle: 'Release all that match?',
  releaseAbout: 'They become live responses, count as such and appear in the API.',
  deleteTests: 'Delete all test responses',
  deleteTestsTitle: 'Delete all test responses?',
  deleteTestsAbout:
    'They are gone from the API at once, and erased with their files after 30 days. Live responses stay.',
};
