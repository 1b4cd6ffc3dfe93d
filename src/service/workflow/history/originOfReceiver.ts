/** Where a receiver is, for the audit log: the path of an address may hold a secret. Other receivers stay as they are. */
export function originOfReceiver(receiver: string): string {
  return /^https?:/i.test(receiver) ? (URL.parse(receiver)?.origin ?? '') : receiver;
}
