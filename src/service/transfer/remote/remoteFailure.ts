/** Ends a download with a sentence for the user, which never contains the key. Data read so far is kept. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
}
