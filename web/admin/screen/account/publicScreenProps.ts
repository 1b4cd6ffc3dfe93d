/** The props of a screen without a session, from its address. */
export interface PublicScreenProps {
  /** The last segment of a link's address; empty at addresses without one. */
  readonly secret: string;
  readonly search: URLSearchParams;
}
