interface Payment {
  readonly currency: string;
  readonly amount: number;
  readonly card: string | undefined;
}

/** Reads `USD 25.00 · Visa 4242`; undefined for any other text, such as an imported one. */
export function readPayment(text: string): Payment | undefined {
  const [, currency = '', amount = '', card] =
    /^([A-Z]{3}) (\d{1,12}(?:\.\d{1,3})?)(?: · (.{1,100}))?$/.exec(text) ?? [];
  return currency === '' ? undefined : { currency, amount: Number(amount), card };
}
