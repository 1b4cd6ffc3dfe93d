/** Ends a download with a sentence for the person. What was read so far is kept; never says the key. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
}
