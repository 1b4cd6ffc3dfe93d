/** Whether a link may lead there: to a web page or to a mailbox, and to nothing that a browser would run. */
export function isLinkAddress(address: string): boolean {
  return (
    /^(?:https?:\/\/[^\s/?#]|mailto:[^\s?]+@[^\s])/i.test(address) && !/[\u0000-\u0020\u007f]/.test(address)
  );
}
